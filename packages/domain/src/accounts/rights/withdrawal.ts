import { fail } from '../../errors/index.ts'
import { rightsRules } from '../../rules/promotion.ts'

const DAY = 86_400

/** A right that staff withdrew; its paid term keeps running meanwhile. */
export interface WithdrawnRight {
  /** Unix seconds. */
  readonly at: number
  /** Unix seconds at which it is restored; null for never. */
  readonly until: number | null
}

/**
 * @param now unix seconds
 * @example
 * isWithdrawn({ at: 1_760_000_000, until: null }, 1_770_000_000) // true
 */
export function isWithdrawn(withdrawn: WithdrawnRight | null, now: number): boolean {
  return withdrawn !== null && (withdrawn.until === null || now < withdrawn.until)
}

/**
 * When a right that staff withdraw now is restored.
 * @param days null without end
 * @param now unix seconds
 * @returns unix seconds, null without end
 * @throws DomainError RIGHT_TERM_INVALID (maximum)
 * @example
 * withdrawnUntil(30, 1_760_000_000) // 1_762_592_000
 * withdrawnUntil(null, 1_760_000_000) // null
 */
export function withdrawnUntil(days: number | null, now: number): number | null {
  const { maximum } = rightsRules.withdrawDays
  if (days === null) return null
  if (!Number.isInteger(days) || days < 1 || days > maximum) fail('RIGHT_TERM_INVALID', { maximum })
  return now + days * DAY
}
