import { checks } from './checks.ts'
import { runAll } from './run-step.ts'

await runAll([
  { name: 'build', command: ['turbo', 'run', 'build', '--output-logs=errors-only'] },
  ...checks,
  { name: 'api on PostgreSQL', command: ['vitest', 'run', '--project=@jindu/api'], report: 'vitest' },
  { name: 'browser', command: ['playwright', 'test', '--config=apps/web/playwright.config.ts'], report: 'playwright' },
])
