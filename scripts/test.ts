import { checks } from './checks.ts'
import { runFiles } from './run-files.ts'
import { runStages } from './run-stages.ts'

const browser = ['playwright', 'test', '--config=apps/web/playwright.config.ts'] as const
const files = process.argv.slice(2)

// `pnpm test FILE ...`: these and nothing else.
if (files.length > 0) await runFiles(files, browser)

await runStages([
  [
    { name: 'build', command: ['turbo', 'run', 'build', '--output-logs=errors-only', '--log-order=grouped'] },
    ...checks,
  ],
  // Much of the API's tests is waiting; the two after it run beside.
  [
    { name: 'api on PostgreSQL', command: ['vitest', 'run', '--project=@jindu/api'], report: 'vitest' },
    {
      name: 'api with parts of Node replaced',
      command: ['vitest', 'run', '--root', 'apps/api', '--config', 'vitest.apart.config.ts'],
      report: 'vitest',
    },
    {
      name: 'client as a package, against a sandbox',
      command: ['vitest', 'run', '--root', 'packages/client', '--config', 'vitest.package.config.ts'],
      report: 'vitest',
    },
  ],
  [{ name: 'browser', command: browser, report: 'playwright' }],
])
