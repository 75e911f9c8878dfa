/** The only door to wallets for other features and the composition root. */
export { chainOf, currentDepositAddress } from './deposit-address.ts'
export { readIntoBooks } from './scan-chain.ts'
export { describeDeposits } from './message-subject.ts'
