import { staffRules } from '../../rules/staff.ts'
import type { SiteSettings } from '../site/setting-rows.ts'

/**
 * By whom and when a member of the staff got a role; nulls: at the server's terminal. Former appointments, also of former members, stand
 * in the list too: nobody becomes a second pair of eyes by a dismissal or another role.
 */
export interface Appointed {
  readonly uid: number
  readonly appointedBy: number | null
  /** Unix seconds. */
  readonly appointedAt: number | null
}

/** A member, and those who put them there less than 30 days ago, each with the time when that is over. */
function eyesOf(staff: readonly Appointed[], uid: number, now: number): ReadonlyMap<number, number> {
  const eyes = new Map([[uid, Number.POSITIVE_INFINITY]])
  const reached = [{ at: uid, lasts: Number.POSITIVE_INFINITY }]
  for (const { at, lasts } of reached) {
    for (const { uid: member, appointedBy, appointedAt } of staff) {
      if (member !== at || appointedBy === null || appointedAt === null) continue
      const until = Math.min(lasts, appointedAt + staffRules.sameEyesSeconds)
      // Reached again by appointments that last longer: those behind them last longer too.
      if (until > Math.max(now, eyes.get(appointedBy) ?? 0)) {
        eyes.set(appointedBy, until)
        reached.push({ at: appointedBy, lasts: until })
      }
    }
  }
  return eyes
}

/**
 * Until when two members are one pair of eyes: one of them appointed the other, or one member both, less than 30 days ago, directly or
 * through whom they appointed. Neither is then the other's second.
 * @param staff everybody on it, with former appointments
 * @param now unix seconds
 * @returns unix seconds; null where they are two; infinity for one and the same
 * @example
 * const staff = [
 *   { uid: 1, appointedBy: null, appointedAt: null },
 *   { uid: 2, appointedBy: 1, appointedAt: 1_760_000_000 },
 * ]
 * sameEyesUntil(staff, [1, 2], 1_760_000_000) // 1_762_592_000
 */
export function sameEyesUntil(
  staff: readonly Appointed[],
  [one, other]: readonly [number, number],
  now: number,
): number | null {
  const others = eyesOf(staff, other, now)
  const shared = [...eyesOf(staff, one, now)].map(([uid, until]) => Math.min(until, others.get(uid) ?? 0))
  const until = Math.max(...shared)
  return until <= now ? null : until
}

interface Staff {
  readonly staff: readonly Appointed[]
  /** Uids of those who can act. */
  readonly administrators: readonly number[]
}

/**
 * Whether some other administrator can agree to what one of them asks for now.
 * @param by who asks
 * @param now unix seconds
 * @example
 * const staff = [
 *   { uid: 1, appointedBy: null, appointedAt: null },
 *   { uid: 2, appointedBy: null, appointedAt: null },
 * ]
 * canSomebodyAgree({ staff, administrators: [1, 2] }, 1, 1_760_000_000) // true
 */
export function canSomebodyAgree({ staff, administrators }: Staff, by: number, now: number): boolean {
  return administrators.some((uid) => sameEyesUntil(staff, [by, uid], now) === null)
}

/**
 * The value of `secondMemberFrom` after a change of the staff: when the first two administrators are two pairs of eyes. What has begun is
 * never taken back: whoever dismisses the others does not decide alone then.
 * @param before its value
 * @param now unix seconds
 * @returns unix seconds; 0 while there are not two
 * @example
 * const staff = [
 *   { uid: 1, appointedBy: null, appointedAt: null },
 *   { uid: 2, appointedBy: 1, appointedAt: 1_760_000_000 },
 * ]
 * secondMemberFrom(0, { staff, administrators: [1, 2] }, 1_760_000_000) // 1_762_592_000
 */
export function secondMemberFrom(before: number, { staff, administrators }: Staff, now: number): number {
  if (before !== 0 && before <= now) return before
  const pairs = administrators.flatMap((one, index) =>
    administrators.slice(index + 1).map((other) => sameEyesUntil(staff, [one, other], now) ?? now),
  )
  return pairs.length === 0 ? 0 : Math.min(...pairs)
}

/**
 * Whether settings of money and roles ask for two administrators now.
 * @param now unix seconds
 * @example
 * asksForTwo({ moneySettingsSecondMember: true, secondMemberFrom: 0 }, 1_760_000_000) // false
 */
export function asksForTwo(
  settings: Pick<SiteSettings, 'moneySettingsSecondMember' | 'secondMemberFrom'>,
  now: number,
): boolean {
  const { moneySettingsSecondMember, secondMemberFrom: from } = settings
  return moneySettingsSecondMember && from !== 0 && from <= now
}
