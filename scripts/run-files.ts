import { replacing } from '../apps/api/test/replacing.ts'
import { runStages } from './run-stages.ts'
import type { Step } from './run-step.ts'

const isBrowserTest = (file: string): boolean => file.endsWith('.spec.ts')

/** Tests that run under a configuration of their own, which does not stand among the projects. */
const APART = [
  ...['packages/client', 'packages/domain'].map((root) => ({
    root,
    config: 'vitest.package.config.ts',
    has: (file: string) => file.startsWith(`${root}/test/`),
    isWhole: () => true,
  })),
  {
    root: 'apps/api',
    config: 'vitest.apart.config.ts',
    has: (file: string) => replacing.some((path) => `apps/api/${path}`.includes(file)),
    // Words may name others besides.
    isWhole: (file: string) => replacing.some((path) => `apps/api/${path}`.endsWith(file)),
  },
]

/** Runs test files by their paths, or what of a path names them: those of the browser on the product as it was built last. */
export async function runFiles(files: readonly string[], browser: Step['command']): Promise<never> {
  const named = files.map((file) => file.replace(/^\.\//, ''))
  const specs = named.filter(isBrowserTest)
  const apart = APART.map((each) => ({ ...each, files: named.filter((file) => each.has(file)) }))
  const others = named.filter(
    (file) => !isBrowserTest(file) && !APART.some(({ has, isWhole }) => has(file) && isWhole(file)),
  )
  const steps: readonly Step[] = [
    ...(others.length === 0
      ? []
      : [{ name: 'files', command: ['vitest', 'run', ...others] as const, report: 'vitest' as const }]),
    ...apart
      .filter((each) => each.files.length > 0)
      .map(({ root, config, files: those }) => ({
        name: `files of ${root} that run apart`,
        command: [
          'vitest',
          'run',
          '--root',
          root,
          '--config',
          config,
          ...those.map((file) => file.replace(`${root}/`, '')),
        ] as const,
        report: 'vitest' as const,
      })),
    ...(specs.length === 0
      ? []
      : [{ name: 'in a browser', command: [...browser, ...specs] as const, report: 'playwright' as const }]),
  ]
  return runStages(steps.map((step) => [step]))
}
