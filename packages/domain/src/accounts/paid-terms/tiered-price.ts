import { fail, type ErrorCode } from '../../errors/index.ts'
import { multiply, takeBasisPoints, usd, type Money } from '../../money/index.ts'
import { adRules } from '../../rules/promotion.ts'

/** The two discount factors for longer ads, in basis points: 9000 is nine tenths of the price. */
export interface AdDiscounts {
  readonly adDoubleFactorBasisPoints: number
  readonly adFivefoldFactorBasisPoints: number
}

/**
 * Price of a number of weeks or packages: full price up to 2, times the double factor up to 5, times the five-fold factor above; part cents round up.
 * @param unitCents US cents of one week or package
 * @throws DomainError `refusal` unless the count is a whole number from 1 to the maximum
 */
export function tieredPrice(
  count: number,
  unitCents: number,
  discounts: AdDiscounts,
  bound: { readonly maximum: number; readonly refusal: ErrorCode },
): Money<'USD'> {
  const { maximum, refusal } = bound
  if (!Number.isInteger(count) || count < 1 || count > maximum) fail(refusal, { maximum })
  const full = multiply(usd(unitCents), count)
  return takeBasisPoints(full, adFactor(count, discounts), 'up')
}

const WHOLE = 10_000

/**
 * The discount factor for a number of weeks or packages, in basis points.
 * @example
 * adFactor(4, defaultSiteSettings) // 9_000
 */
export function adFactor(count: number, discounts: AdDiscounts): number {
  const { fullPriceUpTo, doubleFactorUpTo } = adRules.discount
  if (count <= fullPriceUpTo) return WHOLE
  return count <= doubleFactorUpTo ? discounts.adDoubleFactorBasisPoints : discounts.adFivefoldFactorBasisPoints
}
