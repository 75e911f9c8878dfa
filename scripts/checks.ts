import type { Stage } from './run-stages.ts'

/** Checks without database or browser: types, lint with boundaries, format, dead code, copies, licences, unit tests. */
export const checks: Stage = [
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--project=!@jindu/api', '--project=!@jindu/domain', '--maxWorkers=50%'],
    report: 'vitest',
  },
  {
    name: 'types',
    command: ['turbo', 'run', 'typecheck', '--output-logs=errors-only', '--log-order=grouped', '--concurrency=50%'],
  },
  // Apart from coverage, whose counters make eleven million tries take three times as long.
  {
    name: 'domain, every state',
    command: ['vitest', 'run', '--root', 'packages/domain', 'src/machines/model-check', '--maxWorkers=50%'],
    report: 'vitest',
  },
  {
    name: 'domain, covered whole',
    command: [
      'vitest',
      'run',
      '--root',
      'packages/domain',
      '--exclude=**/model-check/**',
      '--coverage',
      '--isolate=false',
      '--maxWorkers=50%',
    ],
    report: 'vitest',
  },
  {
    name: 'domain as a package',
    command: ['vitest', 'run', '--root', 'packages/domain', '--config', 'vitest.package.config.ts'],
    report: 'vitest',
  },
  {
    name: 'lint and boundaries',
    command: ['oxlint', '--type-aware', '--deny-warnings', 'apps', 'packages', 'scripts', 'bench'],
  },
  { name: 'dead code', command: ['knip'] },
  { name: 'types of scripts', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'licences', command: ['node', 'scripts/bom.ts'] },
  { name: 'Android project', command: ['node', '--conditions=source', 'packages/android/src/check.ts'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'copies', command: ['jscpd', 'apps', 'packages', 'scripts', 'bench'] },
  { name: 'messages', command: ['node', 'apps/web/scripts/check-messages.ts'] },
]
