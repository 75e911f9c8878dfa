import { runStep } from './run-step.ts'

// `pnpm fuzz`: 200,000 hostile calls from a printed random seed; set FUZZ_CALLS and FUZZ_SEED to change them.
process.env['FUZZ_CALLS'] ??= '200000'
process.env['FUZZ_SEED'] ??= String(Math.trunc(Date.now() / 1000))
process.stdout.write(`${process.env['FUZZ_CALLS']} calls from seed ${process.env['FUZZ_SEED']}\n`)
const command = ['vitest', 'run', '--project=@jindu/api', 'apps/api/test/fuzz'] as const
const { failed } = await runStep({ name: 'fuzz', command, report: 'vitest' }, 'at once')
if (failed > 0) process.exitCode = 1
