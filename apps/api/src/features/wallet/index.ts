/** The only door to wallets for other features and the composition root. */
export { currentDepositAddress } from './deposit-address.ts'
export { scanChain } from './scan-chain.ts'
export { scanChainsJob } from './scan-chains-job.ts'
