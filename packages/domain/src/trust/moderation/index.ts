/**
 * The queue of staff: what can wait there, who has claimed a thing, who may decide on it, and which warnings there are.
 *
 * Setup for the examples of this entry.
 * @example
 * const item: ModerationItem = { kind: 'comment', aboutUid: 100_001, claim: null, closed: false }
 * const claimed: ModerationItem = { ...item, claim: { uid: 100_020, until: 1_760_000_900 } }
 * @module
 */
export { standingClaim, whyNotClaim, whyNotDecide, whyNotWarn, type Claim, type ModerationItem } from './claim.ts'
export {
  MODERATION_KINDS,
  MODERATION_LISTS,
  MODERATION_OUTCOMES,
  moderationKinds,
  REPORT_REASONS,
  REPORTED_KINDS,
  SELF_DEALING_SIGNS,
  WARNING_KINDS,
  type ModerationKind,
  type ModerationList,
  type ModerationOutcome,
  type ReportedKind,
  type ReportReason,
  type SelfDealingSign,
  type WarningKind,
} from './kinds.ts'
