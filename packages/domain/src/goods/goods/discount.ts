import type { ErrorCode } from '../../errors/index.ts'
import { compare, foldDigits, isZero, type Money } from '../../money/index.ts'

/** The conditions of a seller's discount code. Times are unix seconds. */
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
  /** Minimum price of all pieces before the discount; null for none. */
  readonly minimum: Money<'USD'> | null
  /** When its seller ended it; null if not ended. */
  readonly endedAt: number | null
}

/** The purchase that the code would discount. */
export interface DiscountFacts {
  readonly goodsId: number
  /** The price of all pieces before the discount, and the discount on it. */
  readonly goods: Money<'USD'>
  readonly off: Money<'USD'>
  /** Whether the buyer used the code in an order that was not refunded. */
  readonly used: boolean
  /** Whether the buyer has an order of the seller that was not refunded. */
  readonly bought: boolean
  /** Unix seconds. */
  readonly now: number
}

type Check = (terms: DiscountTerms, facts: DiscountFacts) => boolean

/** Checks in order of priority: the first that applies is the error. */
const REFUSALS: readonly (readonly [ErrorCode, Check])[] = [
  ['DISCOUNT_ENDED', ({ endedAt, endsAt }, { now }) => endedAt !== null || (endsAt !== null && now >= endsAt)],
  ['DISCOUNT_NOT_STARTED', ({ startsAt }, { now }) => startsAt !== null && now < startsAt],
  ['DISCOUNT_NOT_FOR_GOODS', ({ goodsIds }, { goodsId }) => goodsIds !== null && !goodsIds.includes(goodsId)],
  ['DISCOUNT_USED', ({ onceEach }, { used }) => used && onceEach],
  ['DISCOUNT_FIRST_ONLY', ({ firstOnly }, { bought }) => firstOnly && bought],
  ['DISCOUNT_USED_UP', ({ maximumUses, uses }) => maximumUses !== null && uses >= maximumUses],
  // Percents of a few cents round to nothing.
  [
    'DISCOUNT_MINIMUM',
    ({ minimum }, { goods, off }) => isZero(off) || (minimum !== null && compare(goods, minimum) < 0),
  ],
]

/**
 * A discount code as typed, in the form in which it is stored: case, width and blanks around it do not count.
 * @example
 * foldDiscountCode(' ｓｐｒｉｎｇ－２０ ') // 'SPRING-20'
 */
export function foldDiscountCode(typed: string): string {
  return foldDigits(typed).trim().toUpperCase()
}

/**
 * Why a purchase cannot use a code; null when it can.
 * @example
 * whyNotDiscount({ ...terms, endsAt: 900 }, purchase) // 'DISCOUNT_ENDED'
 */
export function whyNotDiscount(terms: DiscountTerms, facts: DiscountFacts): ErrorCode | null {
  return REFUSALS.find(([, applies]) => applies(terms, facts))?.[0] ?? null
}

export const DISCOUNT_STATES = ['planned', 'running', 'usedUp', 'ended'] as const
/** The state of a code, shown to its seller. */
export type DiscountState = (typeof DISCOUNT_STATES)[number]

/**
 * The state of a code.
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
