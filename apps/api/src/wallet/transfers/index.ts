/** The only door to transfers for the composition root. */
export { describeMoves, describeTransfers } from './message-subject.ts'
