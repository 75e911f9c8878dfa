import { keepPricesJob, tellDoubtsJob } from './index.ts'
import { ratesRouter } from './router.ts'

/** Coin rates and those that finance sets. */
export const ratesFeature = { router: ratesRouter, jobs: [tellDoubtsJob, keepPricesJob] }
