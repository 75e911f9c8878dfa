import { fail } from '../../errors/index.ts'
import { multiply, usd, type Money } from '../../money/index.ts'
import { rightsRules } from '../../rules/promotion.ts'

/**
 * Price of a right: amount times months (wallet-and-otc.md §5 "Rights purchase").
 * @param monthCents US cents a month
 * @param months 1 to 60
 * @throws DomainError RIGHT_MONTHS_INVALID
 * @example
 * formatUsd(rightsPrice(990, 3)) // '$29.70'
 */
export function rightsPrice(monthCents: number, months: number): Money<'USD'> {
  assertMonths(months)
  return multiply(usd(monthCents), months)
}

/** @throws DomainError RIGHT_MONTHS_INVALID */
export function assertMonths(months: number): void {
  const maximum = rightsRules.maximumMonths
  if (!Number.isInteger(months) || months < 1 || months > maximum) fail('RIGHT_MONTHS_INVALID', { maximum })
}
