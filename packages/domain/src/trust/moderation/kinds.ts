import { isPermitted, type StaffPermission, type StaffRole } from '../../accounts/staff/index.ts'

interface KindRow {
  /** Permission needed to work on it. */
  readonly permission: StaffPermission
  /** Whether readers may report it; the others enter the queue because a user waits. */
  readonly reported: boolean
}

/** Kinds of items in the staff's one moderation queue. */
const KINDS = {
  message: { permission: 'messages.moderate', reported: true },
  comment: { permission: 'comments.moderate', reported: true },
  review: { permission: 'reviews.moderate', reported: true },
  goods: { permission: 'goods.moderate', reported: true },
  ad: { permission: 'ads.moderate', reported: true },
  notice: { permission: 'notices.manage', reported: true },
  ticket: { permission: 'tickets.answer', reported: false },
} as const satisfies Readonly<Record<string, KindRow>>

export type ModerationKind = keyof typeof KINDS

/** Kinds that readers may report. */
export type ReportedKind = {
  [Kind in ModerationKind]: (typeof KINDS)[Kind]['reported'] extends true ? Kind : never
}[ModerationKind]

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
export const MODERATION_KINDS = Object.keys(KINDS) as [ModerationKind, ...ModerationKind[]]

export const REPORTED_KINDS = [
  'message',
  'comment',
  'review',
  'goods',
  'ad',
  'notice',
] as const satisfies readonly ReportedKind[]

/**
 * Kinds in the queue of a role; empty for accounts that are not on the staff.
 * @example
 * moderationKinds('finance') // ['ticket']
 * moderationKinds(null) // []
 */
export function moderationKinds(role: StaffRole | null): readonly ModerationKind[] {
  return MODERATION_KINDS.filter((kind) => isPermitted(role, KINDS[kind].permission))
}

/** Reasons of a report. `deal` lures off the site's escrow, `wrong` is false or outdated. */
export const REPORT_REASONS = ['spam', 'abuse', 'fraud', 'deal', 'illegal', 'wrong', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/**
 * Signs that the seller and the buyer of an order are the same people: one browser, one network, one introduced the other, coin that goes
 * round between them.
 */
export const SELF_DEALING_SIGNS = ['device', 'network', 'introducer', 'coin'] as const
export type SelfDealingSign = (typeof SELF_DEALING_SIGNS)[number]

/** Severity of a breach. */
export const WARNING_KINDS = ['slight', 'malicious'] as const
export type WarningKind = (typeof WARNING_KINDS)[number]

/**
 * Outcome of an item: no breach, author warned, content taken down, the site's own content corrected, or the awaited
 * step done.
 */
export const MODERATION_OUTCOMES = ['noBreach', 'warned', 'takenDown', 'corrected', 'done'] as const
export type ModerationOutcome = (typeof MODERATION_OUTCOMES)[number]

/** The lists of the queue. */
export const MODERATION_LISTS = ['open', 'mine', 'closed'] as const
export type ModerationList = (typeof MODERATION_LISTS)[number]
