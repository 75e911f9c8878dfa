import { fail } from '../errors/index.ts'
import type { Asset } from './currency.ts'
import { money, type Money } from './money.ts'
import { divide, type Rounding } from './round.ts'

/** One whole in basis points. */
export const BASIS_POINTS_PER_WHOLE = 10_000

/**
 * A share of an amount.
 * @param basisPoints hundredths of a percent, a whole number from 0; more than 10000 is more than the whole
 * @throws DomainError BASIS_POINTS_INVALID
 * @example
 * takeBasisPoints(usd(10_000), 250, 'down').units // 250n
 */
export function takeBasisPoints<A extends Asset>(amount: Money<A>, basisPoints: number, rounding: Rounding): Money<A> {
  if (!Number.isSafeInteger(basisPoints) || basisPoints < 0) fail('BASIS_POINTS_INVALID', { basisPoints })
  return money(amount.asset, divide(amount.units * BigInt(basisPoints), BigInt(BASIS_POINTS_PER_WHOLE), rounding))
}
