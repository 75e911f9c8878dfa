import { otcPayeesRouter } from './router.ts'
import { resealPayeesJob } from './index.ts'

/** Receiving accounts of traders. */
export const otcPayeesFeature = { router: otcPayeesRouter, jobs: [resealPayeesJob] }
