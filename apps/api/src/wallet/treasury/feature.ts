import { treasuryRouter } from './router.ts'
import { describeCoins } from './index.ts'

/** The operator’s coin. */
export const treasuryFeature = { router: treasuryRouter, messages: { coin: describeCoins } }
