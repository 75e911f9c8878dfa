import { runStep } from './run-step.ts'

// `pnpm otc-market`: 200 traders and 10,000 orders at random on a moving clock, from a seed that the printout names; every order ends and the
// books agree. MARKET_TRADERS, MARKET_ORDERS and MARKET_SEED choose others.
process.env['MARKET_TRADERS'] ??= '200'
process.env['MARKET_ORDERS'] ??= '10000'
process.env['MARKET_SEED'] ??= String(Math.trunc(Date.now() / 1000))
process.stdout.write(`${process.env['MARKET_ORDERS']} orders from seed ${process.env['MARKET_SEED']}\n`)
const command = ['vitest', 'run', '--project=@jindu/api', 'apps/api/test/otc/simulated-market.test.ts'] as const
const { failed } = await runStep({ name: 'otc market', command, report: 'vitest' }, 'at once')
if (failed > 0) process.exitCode = 1
