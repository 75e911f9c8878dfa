import { withdrawalsRouter } from './router.ts'
import { describeWithdrawals, workCoinsJob } from './index.ts'

/** Withdrawals and payouts. */
export const withdrawalsFeature = {
  router: withdrawalsRouter,
  jobs: [workCoinsJob],
  messages: { withdrawal: describeWithdrawals },
}
