import { walletRouter } from './router.ts'
import { describeDeposits } from './index.ts'

/** Balances and deposits. */
export const walletFeature = { router: walletRouter, messages: { deposit: describeDeposits } }
