import { runStep } from './run-step.ts'

// `pnpm faults`: kills and halts the product and its database under purchases, and proves the books after each; about ten minutes.
process.env['FAULTS'] = 'whole'
const command = [
  'vitest',
  'run',
  '--project=@jindu/api',
  'apps/api/test/faults',
  'apps/api/test/processes/killed-database.test.ts',
  '--disable-console-intercept',
] as const
const { failed } = await runStep({ name: 'faults', command, report: 'vitest' }, 'at once')
if (failed > 0) process.exitCode = 1
