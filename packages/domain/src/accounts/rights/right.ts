import { fail, type ErrorCode } from '../../errors/index.ts'
import { assertMonths } from '../paid-terms/rights-price.ts'
import { rightsRules } from '../../rules/promotion.ts'

/** `publish` allows goods, ads and feedback; `reply` allows consultation (marketplace.md §6). */
export type Right = 'publish' | 'reply'

/** The numbers of the rights in `activateReleaseVip` and `activateReplyVip` (wallet-and-otc.md §7). */
export const RIGHT_TYPES: Readonly<Record<Right, 0 | 1>> = { publish: 0, reply: 1 }

/** Facts about one user's right. */
export interface RightHolding {
  /** Whether the site requires it. */
  readonly required: boolean
  /** Unix seconds until which it is paid, 0 when never bought. */
  readonly stopTime: number
  /** Staff withdrew it for a term that is not over; buying does not restore it. */
  readonly withdrawn: boolean
}

export type RightState =
  | { readonly kind: 'withdrawn' }
  | { readonly kind: 'not_required' }
  | { readonly kind: 'valid'; readonly until: number }
  | { readonly kind: 'expired'; readonly since: number }
  | { readonly kind: 'not_bought' }

/**
 * @param now unix seconds
 * @example
 * rightState(holding, 1_759_999_999).kind // 'valid'
 * rightState(holding, 1_760_000_001).kind // 'expired'
 */
export function rightState(holding: RightHolding, now: number): RightState {
  if (holding.withdrawn) return { kind: 'withdrawn' }
  if (holding.stopTime > now) return { kind: 'valid', until: holding.stopTime }
  if (!holding.required) return { kind: 'not_required' }
  return holding.stopTime > 0 ? { kind: 'expired', since: holding.stopTime } : { kind: 'not_bought' }
}

const REFUSALS: Readonly<Record<Right, Readonly<Record<RightState['kind'], ErrorCode | null>>>> = {
  publish: {
    withdrawn: 'RIGHT_WITHDRAWN',
    not_bought: 'PUBLISH_RIGHT_REQUIRED',
    expired: 'PUBLISH_RIGHT_EXPIRED',
    valid: null,
    not_required: null,
  },
  reply: {
    withdrawn: 'RIGHT_WITHDRAWN',
    not_bought: 'REPLY_RIGHT_REQUIRED',
    expired: 'REPLY_RIGHT_EXPIRED',
    valid: null,
    not_required: null,
  },
}

/**
 * Why a right cannot be used now, or null.
 * @example
 * rightProblem('publish', holding, 1_760_000_001) // 'PUBLISH_RIGHT_EXPIRED'
 */
export function rightProblem(right: Right, holding: RightHolding, now: number): ErrorCode | null {
  return REFUSALS[right][rightState(holding, now).kind]
}

/**
 * @throws DomainError RIGHT_WITHDRAWN, PUBLISH_RIGHT_REQUIRED, PUBLISH_RIGHT_EXPIRED, REPLY_RIGHT_REQUIRED, REPLY_RIGHT_EXPIRED
 * @example
 * assertRight('publish', holding, 1_760_000_001) // throws PUBLISH_RIGHT_EXPIRED
 */
export function assertRight(right: Right, holding: RightHolding, now: number): void {
  const problem = rightProblem(right, holding, now)
  if (problem !== null) fail(problem)
}

/**
 * End of a right that is bought or renewed now; a running one is extended from its end. A month is 30 days.
 * @param stopTime unix seconds, 0 when never bought
 * @param now unix seconds
 * @returns unix seconds
 * @throws DomainError RIGHT_MONTHS_INVALID
 * @example
 * renewedStopTime(1_760_000_000, 1, 1_759_000_000) // 1_762_592_000
 */
export function renewedStopTime(stopTime: number, months: number, now: number): number {
  assertMonths(months)
  return Math.max(now, stopTime) + months * rightsRules.secondsPerMonth
}
