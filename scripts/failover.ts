import { runStep } from './run-step.ts'

// `pnpm failover`: the set-up of deploy/ on one machine, and what happens when its parts die; about five minutes. It needs
// Debian's etcd-server, patroni, postgresql-15, pgbackrest and haproxy.
process.env['FAULTS'] = 'whole'
const command = [
  'vitest',
  'run',
  '--project=@jindu/api',
  'apps/api/test/failover',
  '--disable-console-intercept',
] as const
const { failed } = await runStep({ name: 'failover', command, report: 'vitest' }, 'at once')
if (failed > 0) process.exitCode = 1
