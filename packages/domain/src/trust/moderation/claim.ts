import type { ErrorCode } from '../../errors/index.ts'
import type { StaffRole } from '../../accounts/staff/index.ts'
import { moderationKinds, type ModerationKind } from './kinds.ts'

/** The staff member who works on an item, and the end of their exclusive claim. */
export interface Claim {
  readonly uid: number
  /** Unix seconds. */
  readonly until: number
}

/** The fields of a queue item that claims need. */
export interface ModerationItem {
  readonly kind: ModerationKind
  /** Owner of the content; null for the site's own content. */
  readonly aboutUid: number | null
  readonly claim: Claim | null
  readonly closed: boolean
}

/**
 * The valid claim of an item; null if it expired.
 * @param now unix seconds
 * @example
 * standingClaim(claimed, 1_760_000_000)?.uid // 100_020
 * standingClaim(claimed, 1_760_000_900) // null
 */
export function standingClaim({ claim }: Pick<ModerationItem, 'claim'>, now: number): Claim | null {
  return claim !== null && claim.until > now ? claim : null
}

/**
 * Why a staff member may not claim an item, or null. Kinds outside their role are reported as not found.
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
 * Why a staff member may not decide on an item, or null: a valid claim is needed.
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
 * Why a staff member may not warn the content's owner, or null: the site's own content has no author.
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
