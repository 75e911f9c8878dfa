import type { Money } from '../../money/index.ts'
import { rightsPrice } from '../paid-terms/rights-price.ts'
import { rightsRules } from '../../rules/promotion.ts'
import type { SiteSettings } from '../site/index.ts'
import { RIGHT_TYPES, type Right } from './right.ts'

/** One offer of the rights dialog (wallet-and-otc.md §3 "Rights plan"). */
export interface RightsPlan {
  readonly id: number
  readonly months: number
  /** Price of one month. */
  readonly amount: Money<'USD'>
  /** Price of all months. */
  readonly total: Money<'USD'>
}

const IDS_PER_RIGHT = 100

/**
 * US cents a month of a right.
 * @example
 * monthCentsOf('publish', { publishRightMonthCents: 990, replyRightMonthCents: 490 }) // 990
 */
export function monthCentsOf(
  right: Right,
  settings: Pick<SiteSettings, 'publishRightMonthCents' | 'replyRightMonthCents'>,
): number {
  return right === 'publish' ? settings.publishRightMonthCents : settings.replyRightMonthCents
}

/**
 * The plans of a right at the site's price.
 * @example
 * rightsPlans('publish', { publishRightMonthCents: 990, replyRightMonthCents: 490 }).map(({ months }) => months) // [1, 3, 6, 12]
 */
export function rightsPlans(
  right: Right,
  settings: Pick<SiteSettings, 'publishRightMonthCents' | 'replyRightMonthCents'>,
): RightsPlan[] {
  const monthCents = monthCentsOf(right, settings)
  return rightsRules.planMonths.map((months, index) => ({
    id: RIGHT_TYPES[right] * IDS_PER_RIGHT + index + 1,
    months,
    amount: rightsPrice(monthCents, 1),
    total: rightsPrice(monthCents, months),
  }))
}
