import { fail } from '../errors/index.ts'
import type { CurrencyCode } from '../rules/currency-codes.ts'
import { CURRENCIES } from './currency.ts'
import { money, type Money } from './money.ts'
import { divide, type Rounding } from './round.ts'

/** Price of one coin, in US dollars times 10^8. */
export interface Rate<C extends CurrencyCode = CurrencyCode> {
  readonly currency: C
  readonly usdE8: bigint
}

const CENT_IN_E8 = 1_000_000n
const RATE_DECIMALS = 8

/**
 * Converts dollars to coin. Round `up` when a user pays, so that the product never pays the difference.
 * @throws DomainError RATE_INVALID when the rate is not positive
 * @example
 * usdToCoin(usd(11_860), parseRate('LTC', '87.12'), 'up').units // 136_134_068n
 */
export function usdToCoin<C extends CurrencyCode>(amount: Money<'USD'>, rate: Rate<C>, rounding: Rounding): Money<C> {
  requirePositive(rate)
  const unitsPerCoin = 10n ** BigInt(CURRENCIES[rate.currency].decimals)
  return money(rate.currency, divide(amount.units * CENT_IN_E8 * unitsPerCoin, rate.usdE8, rounding))
}

/**
 * Converts coin to dollars. Round `down` when a user is shown the worth of coin.
 * @throws DomainError RATE_INVALID when the rate is not positive, ASSET_MISMATCH when the rate is of another coin
 * @example
 * coinToUsd(money('LTC', 100_000_000n), parseRate('LTC', '87.12'), 'down') // { asset: 'USD', units: 8_712n }
 */
export function coinToUsd<C extends CurrencyCode>(
  amount: Money<C>,
  rate: Rate<NoInfer<C>>,
  rounding: Rounding,
): Money<'USD'> {
  requirePositive(rate)
  if (amount.asset !== rate.currency) fail('ASSET_MISMATCH', { left: amount.asset, right: rate.currency })
  const unitsPerCoin = 10n ** BigInt(CURRENCIES[rate.currency].decimals)
  return money('USD', divide(amount.units * rate.usdE8, unitsPerCoin * CENT_IN_E8, rounding))
}

/**
 * Parses a rate: `87.1234` US dollars per coin, at most 8 decimals.
 * @throws DomainError RATE_INVALID
 * @example
 * parseRate('LTC', '87.12').currency // 'LTC'
 */
export function parseRate<C extends CurrencyCode>(currency: C, usdPerCoin: string): Rate<C> {
  const match = /^(\d{1,10})(?:\.(\d{1,8}))?$/.exec(usdPerCoin)
  if (match === null) fail('RATE_INVALID', { currency })
  const [, whole = '', fraction = ''] = match
  const rate = { currency, usdE8: BigInt(whole + fraction.padEnd(RATE_DECIMALS, '0')) }
  requirePositive(rate)
  return rate
}

/**
 * The rate as a decimal without trailing zeros, but at least two decimals: `87.12`, `64250.00`.
 * @example
 * formatRate(parseRate('LTC', '87.120')) // '87.12'
 */
export function formatRate(rate: Rate): string {
  const digits = rate.usdE8.toString().padStart(RATE_DECIMALS + 1, '0')
  const point = digits.length - RATE_DECIMALS
  return `${digits.slice(0, point)}.${digits.slice(point).replace(/0{1,6}$/, '')}`
}

function requirePositive(rate: Rate): void {
  if (rate.usdE8 <= 0n) fail('RATE_INVALID', { currency: rate.currency })
}
