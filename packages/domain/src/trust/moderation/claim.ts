import type { ErrorCode } from '../../errors/index.ts'
import type { StaffRole } from '../../accounts/staff/index.ts'
import { moderationKinds, type ModerationKind } from './kinds.ts'

/** Who works on an item, and until when nobody else may. */
export interface Claim {
  readonly uid: number
  /** Unix seconds. */
  readonly until: number
}

/** An item of the queue as its claims need to know it. */
export interface ModerationItem {
  readonly kind: ModerationKind
  /** Whose the thing is; null for what the site says itself. */
  readonly aboutUid: number | null
  readonly claim: Claim | null
  readonly closed: boolean
}

/**
 * A claim that still stands; one that ran out is none.
 * @param now unix seconds
 * @example
 * standingClaim(claimed, 1_760_000_000)?.uid // 100_020
 * standingClaim(claimed, 1_760_000_900) // null
 */
export function standingClaim({ claim }: Pick<ModerationItem, 'claim'>, now: number): Claim | null {
  return claim !== null && claim.until > now ? claim : null
}

/**
 * Why somebody may not begin to work on an item, or null. What a role does not work on it does not learn of.
 * @example
 * whyNotClaim(item, { uid: 100_020, role: 'moderator' }, 1_760_000_000) // null
 * whyNotClaim(claimed, { uid: 100_017, role: 'administrator' }, 1_760_000_000) // 'MODERATION_CLAIMED'
 */
export function whyNotClaim(
  item: ModerationItem,
  member: { readonly uid: number; readonly role: StaffRole | null },
  now: number,
): ErrorCode | null {
  if (!moderationKinds(member.role).includes(item.kind)) return 'MODERATION_NOT_FOUND'
  if (item.aboutUid === member.uid) return 'STAFF_OWN_MATTER'
  if (item.closed) return 'MODERATION_CLOSED'
  const claim = standingClaim(item, now)
  return claim !== null && claim.uid !== member.uid ? 'MODERATION_CLAIMED' : null
}

/**
 * Why somebody may not decide on an item, or null: only who works on it does.
 * @example
 * whyNotDecide(claimed, { uid: 100_020, role: 'moderator' }, 1_760_000_000) // null
 * whyNotDecide(item, { uid: 100_020, role: 'moderator' }, 1_760_000_000) // 'MODERATION_NOT_CLAIMED'
 */
export function whyNotDecide(
  item: ModerationItem,
  member: { readonly uid: number; readonly role: StaffRole | null },
  now: number,
): ErrorCode | null {
  const refusal = whyNotClaim(item, member, now)
  if (refusal !== null) return refusal
  return standingClaim(item, now) === null ? 'MODERATION_NOT_CLAIMED' : null
}

/**
 * Why somebody may not warn whose the thing is, or null: what the site says itself has no author.
 * @example
 * whyNotWarn(claimed, { uid: 100_020, role: 'moderator' }, 1_760_000_000) // null
 * whyNotWarn({ ...claimed, aboutUid: null }, { uid: 100_020, role: 'moderator' }, 1_760_000_000) // 'MODERATION_NO_AUTHOR'
 */
export function whyNotWarn(
  item: ModerationItem,
  member: { readonly uid: number; readonly role: StaffRole | null },
  now: number,
): ErrorCode | null {
  return whyNotDecide(item, member, now) ?? (item.aboutUid === null ? 'MODERATION_NO_AUTHOR' : null)
}
