import { globSync } from 'node:fs'
import { planFiles } from './plan-files.ts'
import { runStages } from './run-stages.ts'
import { root, type Step } from './run-step.ts'

const TESTS = '{apps,packages}/*/{src,test,build,e2e}/**/*.{test.ts,test.tsx,spec.ts}'

/** Runs test files by their paths, or by words that their paths hold: those of the browser on the product as it was built last. */
export function runFiles(words: readonly string[], browser: Step['command']): Promise<never> {
  const { steps, unmatched } = planFiles(words, globSync(TESTS, { cwd: root }), browser)
  if (unmatched.length > 0) {
    process.stderr.write(`No test file's path holds: ${unmatched.join(', ')}\n`)
    process.exit(1)
  }
  return runStages(steps.map((step) => [step]))
}
