import { checks } from './checks.ts'
import { runStages } from './run-stages.ts'

await runStages([
  [
    { name: 'build', command: ['turbo', 'run', 'build', '--output-logs=errors-only', '--log-order=grouped'] },
    ...checks,
  ],
  [{ name: 'api on PostgreSQL', command: ['vitest', 'run', '--project=@jindu/api'], report: 'vitest' }],
  [
    {
      name: 'browser',
      command: ['playwright', 'test', '--config=apps/web/playwright.config.ts'],
      report: 'playwright',
    },
  ],
])
