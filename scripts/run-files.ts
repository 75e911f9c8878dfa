import { runStages } from './run-stages.ts'
import type { Step } from './run-step.ts'

const isBrowserTest = (file: string): boolean => file.endsWith('.spec.ts')

/** Runs test files by their paths, or what of a path names them: those of the browser on the product as it was built last. */
export async function runFiles(files: readonly string[], browser: Step['command']): Promise<never> {
  const specs = files.filter(isBrowserTest)
  const others = files.filter((file) => !isBrowserTest(file))
  const steps: readonly Step[] = [
    ...(others.length === 0
      ? []
      : [{ name: 'files', command: ['vitest', 'run', ...others] as const, report: 'vitest' as const }]),
    ...(specs.length === 0
      ? []
      : [{ name: 'in a browser', command: [...browser, ...specs] as const, report: 'playwright' as const }]),
  ]
  return runStages(steps.map((step) => [step]))
}
