/**
 * Disputes of any escrow. `disputeRows` adds complaints, statements, offers to divide and rulings to the table of a machine; the
 * escrow of both markets uses it.
 *
 * Setup for the examples of this entry.
 * @example
 * const quiet = openGoodsOrder({
 *   buyerUid: 100_001,
 *   sellerUid: 100_002,
 *   escrow: money('LTC', 1_001n),
 *   feeBasisPoints: 250,
 *   protectionSeconds: 1_296_000,
 *   disputeTerms: { responseSeconds: 259_200, needsSecondArbiter: false },
 *   paidAt: 1_760_000_000,
 * }).state.dispute
 * const dispute = complained(quiet, 'buyer', 1_760_000_000)
 * const terms = { responseSeconds: 259_200, needsSecondArbiter: false }
 * const hearing = { at: 1_760_259_200, answersUntil: 1_760_259_200 }
 * @module
 */
export type * from './states.ts'
export { closed, complained, ended, opened, proposed, UNDISPUTED, withoutRuling } from './changes.ts'
export { proposalOfOther, proposalsLeft } from './conditions.ts'
export {
  absenceBegins,
  absenceEnds,
  absenceFromRecord,
  absenceToRecord,
  answersAnewFrom,
  BOTH_PRESENT,
  frozenSides,
  isFrozen,
  withoutReturns,
  type AbsenceRecord,
} from './absence.ts'
export { CASE_DESK } from './desk.ts'
export { complaintAtOf, isComplainedOf, queuedAt, respondBy, rulableAt, statedAtOf, type Hearing } from './hearing.ts'
export { disputeRows, type DisputeSubject } from './rows.ts'
export { disputeFromRecord, disputeToRecord, type DisputeRecord } from './record.ts'
export { needsSecondArbiter } from './second-arbiter.ts'
export { mayStaffRead, type StaffReading, type StaffReadingFacts } from './staff-reading.ts'
export { assertTerms, type EscrowTerms } from './terms.ts'
export {
  earned,
  isReturn,
  isShare,
  isTradedShare,
  ruledPart,
  shareOf,
  splitParts,
  type Divisible,
  type Proceeds,
  type SplitParts,
} from './shares.ts'
export { upheldAgainst } from './upheld.ts'
