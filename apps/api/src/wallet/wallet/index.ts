/** The only door to wallets for other features and the composition root. */
export { chainOf, currentDepositAddress, networkOf } from './deposit-address.ts'
export { chainHeights, noteWorked, readIntoBooks } from './scan-chain.ts'
export { reverseMarked } from './reverse-deposit.ts'
export { describeDeposits } from './message-subject.ts'
