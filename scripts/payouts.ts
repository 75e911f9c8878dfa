import { runStep } from './run-step.ts'

// `pnpm payouts`: 200 withdrawals on litecoind in regtest, and 200 of an ERC-20 token on anvil. The product is killed 50 times while it pays
// each, from a seed that the printout names: each is paid once or returned and the books agree. PAYOUTS, PAYOUT_KILLS, PAYOUT_SEED and
// PAYOUT_COIN (LTC or USDT) choose others.
process.env['PAYOUTS'] ??= '200'
process.env['PAYOUT_KILLS'] ??= '50'
process.env['PAYOUT_SEED'] ??= String(Math.trunc(Date.now() / 1000))
process.stdout.write(`${process.env['PAYOUTS']} withdrawals from seed ${process.env['PAYOUT_SEED']}\n`)
const command = [
  'vitest',
  'run',
  '--project=@jindu/api',
  'apps/api/test/node/payouts-under-kills.test.ts',
  '--disable-console-intercept',
] as const
const { failed } = await runStep({ name: 'payouts', command, report: 'vitest' }, 'at once')
if (failed > 0) process.exitCode = 1
