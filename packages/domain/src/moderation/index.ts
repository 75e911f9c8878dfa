export { standingClaim, whyNotClaim, whyNotDecide, type Claim, type ModerationItem } from './claim.ts'
export {
  MODERATION_KINDS,
  MODERATION_LISTS,
  MODERATION_OUTCOMES,
  moderationKinds,
  REPORT_REASONS,
  REPORTED_KINDS,
  WARNING_KINDS,
  type ModerationKind,
  type ModerationList,
  type ModerationOutcome,
  type ReportedKind,
  type ReportReason,
  type WarningKind,
} from './kinds.ts'
