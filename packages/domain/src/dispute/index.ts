export type * from './states.ts'
export { closed, ended, opened, UNDISPUTED, withoutRuling } from './changes.ts'
export {
  complaintAtOf,
  isComplainedOf,
  queuedAt,
  respondBy,
  rulableAt,
  statedAtOf,
  type Hearing,
} from './hearing.ts'
export { disputeRows, type DisputeSubject } from './rows.ts'
export { disputeFromRecord, disputeToRecord, type DisputeRecord } from './record.ts'
export { needsSecondArbiter } from './second-arbiter.ts'
export { isShare, ruledPart, shareOf, splitParts, type Divisible, type SplitParts } from './shares.ts'
