/** The only door to withdrawals for other features and the composition root. */
export { chooseCoins } from './choose-coins.ts'
export { feeRateFor } from './sign-payout.ts'
export { describeWithdrawals } from './message-subject.ts'
export { workCoin } from './work-coin.ts'
export { workCoinsJob } from './work-coins-job.ts'
