/** The only door to wallets for other features and the composition root. */
export { chainOf, currentDepositAddress } from './deposit-address.ts'
export { chainHeights, noteWorked, readIntoBooks } from './scan-chain.ts'
export { reverseMarked } from './reverse-deposit.ts'
export { describeDeposits } from './message-subject.ts'
