import { replacing } from '../apps/api/test/replacing.ts'
import { mockingTests } from '../apps/web/mocking-tests.ts'
import type { Step } from './run-step.ts'

const isBrowserTest = (file: string): boolean => file.endsWith('.spec.ts')

interface Runner {
  /** The package that the files belong to. */
  readonly root: string
  /** Its configuration, where that is not the usual one. */
  readonly config?: string
}

/** Tests that run under a configuration of their own. */
const APART: readonly (Required<Runner> & { readonly has: (file: string) => boolean })[] = [
  ...['packages/client', 'packages/domain'].map((root) => ({
    root,
    config: 'vitest.package.config.ts',
    has: (file: string) => file.startsWith(`${root}/test/`),
  })),
  ...[
    { root: 'apps/api', files: replacing },
    { root: 'apps/web', files: mockingTests },
  ].map(({ root, files }) => ({
    root,
    config: 'vitest.apart.config.ts',
    has: (file: string) => files.some((path) => file === `${root}/${path}`),
  })),
]

function runnerOf(file: string): Runner {
  const apart = APART.find(({ has }) => has(file))
  return apart ?? { root: file.split('/').slice(0, 2).join('/') }
}

export interface Plan {
  readonly steps: readonly Step[]
  /** Words that no test file's path holds. */
  readonly unmatched: readonly string[]
}

/**
 * One step for each package and configuration, and one for the browser: a runner refuses a file that belongs to another.
 * @param words paths of test files, or parts of them
 * @param known every test file of the repository, by its path from the root
 */
export function planFiles(words: readonly string[], known: readonly string[], browser: Step['command']): Plan {
  const named = words.map((word) => word.replace(/^\.\//, ''))
  const unmatched = named.filter((word) => !known.some((file) => file.includes(word)))
  const files = known.filter((file) => named.some((word) => file.includes(word))).toSorted()
  const specs = files.filter(isBrowserTest)
  const groups = Map.groupBy(
    files.filter((file) => !isBrowserTest(file)),
    (file) => {
      const { root, config = '' } = runnerOf(file)
      return `${root} ${config}`.trim()
    },
  )
  const steps = [...groups].map(([name, each]): Step => {
    const [root = '', config] = name.split(' ')
    const configured = config === undefined ? [] : ['--config', config]
    const paths = each.map((file) => file.slice(root.length + 1))
    return {
      name: `${each.length} of ${name}`.replaceAll('/', ' '),
      command: ['vitest', 'run', '--root', root, ...configured, ...paths],
      report: 'vitest',
    }
  })
  const inBrowser: Step = { name: 'in a browser', command: [...browser, ...specs], report: 'playwright' }
  return { steps: specs.length === 0 ? steps : [...steps, inBrowser], unmatched }
}
