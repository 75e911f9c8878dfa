import type { ErrorCode } from '../../errors/index.ts'
import { compare, type Money } from '../../money/index.ts'

/** A seller's discount code, without what it takes off. Times are unix seconds. */
export interface DiscountTerms {
  /** The goods that it is for; null for all of its seller. */
  readonly goodsIds: readonly number[] | null
  /** How often it may be used in all; null for any number. */
  readonly maximumUses: number | null
  readonly uses: number
  /** Each buyer may use it once. */
  readonly onceEach: boolean
  /** Only for buyers who bought nothing of the seller before. */
  readonly firstOnly: boolean
  readonly startsAt: number | null
  readonly endsAt: number | null
  /** The least that the goods of the order cost before it. */
  readonly minimum: Money<'USD'> | null
  /** When its seller ended it. */
  readonly endedAt: number | null
}

/** The purchase that a code is typed for. */
export interface DiscountFacts {
  readonly goodsId: number
  /** The price of all pieces before the code. */
  readonly goods: Money<'USD'>
  /** Whether the buyer used the code in an order that was not refunded. */
  readonly used: boolean
  /** Whether the buyer has an order of the seller that was not refunded. */
  readonly bought: boolean
  /** Unix seconds. */
  readonly now: number
}

type Check = (terms: DiscountTerms, facts: DiscountFacts) => boolean

/** Why a code is refused: the first that applies is told. */
const REFUSALS: readonly (readonly [ErrorCode, Check])[] = [
  ['DISCOUNT_ENDED', ({ endedAt, endsAt }, { now }) => endedAt !== null || (endsAt !== null && now >= endsAt)],
  ['DISCOUNT_NOT_STARTED', ({ startsAt }, { now }) => startsAt !== null && now < startsAt],
  ['DISCOUNT_NOT_FOR_GOODS', ({ goodsIds }, { goodsId }) => goodsIds !== null && !goodsIds.includes(goodsId)],
  ['DISCOUNT_USED', ({ onceEach, firstOnly }, { used }) => used && (onceEach || firstOnly)],
  ['DISCOUNT_FIRST_ONLY', ({ firstOnly }, { bought }) => firstOnly && bought],
  ['DISCOUNT_USED_UP', ({ maximumUses, uses }) => maximumUses !== null && uses >= maximumUses],
  ['DISCOUNT_MINIMUM', ({ minimum }, { goods }) => minimum !== null && compare(goods, minimum) < 0],
]

/**
 * Why a purchase cannot use a code; null when it can.
 * @example
 * whyNotDiscount({ ...terms, endsAt: 1_000 }, { ...facts, now: 1_000 }) // 'DISCOUNT_ENDED'
 */
export function whyNotDiscount(terms: DiscountTerms, facts: DiscountFacts): ErrorCode | null {
  return REFUSALS.find(([, applies]) => applies(terms, facts))?.[0] ?? null
}

export const DISCOUNT_STATES = ['planned', 'running', 'usedUp', 'ended'] as const
/** How a code stands for its seller. */
export type DiscountState = (typeof DISCOUNT_STATES)[number]

/**
 * How a code stands.
 * @param now unix seconds
 * @example
 * discountState({ ...terms, maximumUses: 10, uses: 10 }, now) // 'usedUp'
 */
export function discountState(
  { endedAt, endsAt, startsAt, maximumUses, uses }: DiscountTerms,
  now: number,
): DiscountState {
  if (endedAt !== null || (endsAt !== null && now >= endsAt)) return 'ended'
  if (maximumUses !== null && uses >= maximumUses) return 'usedUp'
  return startsAt !== null && now < startsAt ? 'planned' : 'running'
}
