import { isPermitted, type StaffPermission, type StaffRole } from '../../accounts/staff/index.ts'

interface KindRow {
  /** Who works on it. */
  readonly permission: StaffPermission
  /** Whether readers may report it; the others come to the queue because somebody waits. */
  readonly reported: boolean
}

/** What waits in the one queue of the staff. */
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

/** Kinds that anybody who reads them may report. */
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
 * What a role finds in the queue; none for who is not on the staff.
 * @example
 * moderationKinds('finance') // ['ticket']
 * moderationKinds(null) // []
 */
export function moderationKinds(role: StaffRole | null): readonly ModerationKind[] {
  return MODERATION_KINDS.filter((kind) => isPermitted(role, KINDS[kind].permission))
}

/** What a reader says is wrong. `deal` lures out of the escrow, `wrong` says what does not hold, or no longer. */
export const REPORT_REASONS = ['spam', 'abuse', 'fraud', 'deal', 'illegal', 'wrong', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** How grave what somebody did was. */
export const WARNING_KINDS = ['slight', 'malicious'] as const
export type WarningKind = (typeof WARNING_KINDS)[number]

/**
 * How an item left the queue: nothing was wrong, its author was warned, it was taken out of sight, the site put right what it says
 * itself, or what was waited for came.
 */
export const MODERATION_OUTCOMES = ['noBreach', 'warned', 'takenDown', 'corrected', 'done'] as const
export type ModerationOutcome = (typeof MODERATION_OUTCOMES)[number]

/** The lists of the queue. */
export const MODERATION_LISTS = ['open', 'mine', 'closed'] as const
export type ModerationList = (typeof MODERATION_LISTS)[number]
