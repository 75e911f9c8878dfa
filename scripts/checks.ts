import type { Step } from './run-step.ts'

/** What needs no database and no browser: types, lint with boundaries, format, dead code, copies, unit tests. */
export const checks: readonly Step[] = [
  { name: 'types', command: ['turbo', 'run', 'typecheck', '--output-logs=errors-only'] },
  { name: 'types of scripts', command: ['tsc', '-p', 'tsconfig.json'] },
  {
    name: 'lint and boundaries',
    command: ['oxlint', '--type-aware', '--deny-warnings', 'apps', 'packages', 'scripts', 'bench'],
  },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'messages', command: ['node', 'apps/web/scripts/check-messages.ts'] },
  { name: 'copies', command: ['jscpd', 'apps', 'packages', 'scripts', 'bench'] },
  {
    name: 'domain, covered whole',
    command: ['vitest', 'run', '--root', 'packages/domain', '--coverage'],
    report: 'vitest',
  },
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--project=!@jindu/api', '--project=!@jindu/domain'],
    report: 'vitest',
  },
]
