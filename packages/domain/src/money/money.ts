import { fail } from '../errors/index.ts'
import type { Asset } from './currency.ts'

/** An amount in the smallest units of its asset (satoshi, litoshi, millionths of USDT, cents). */
export interface Money<A extends Asset = Asset> {
  readonly asset: A
  readonly units: bigint
}

/**
 * @param units smallest units of the asset, may be negative
 * @example
 * money('BTC', 100_000_000n) // { asset: 'BTC', units: 100_000_000n }
 */
export function money<A extends Asset>(asset: A, units: bigint): Money<A> {
  return { asset, units }
}

/**
 * @param cents US cents
 * @example
 * usd(11_860) // { asset: 'USD', units: 11_860n }
 */
export function usd(cents: bigint | number): Money<'USD'> {
  return money('USD', BigInt(cents))
}

/**
 * A zero amount of an asset.
 * @example
 * zero('LTC') // { asset: 'LTC', units: 0n }
 */
export function zero<A extends Asset>(asset: A): Money<A> {
  return money(asset, 0n)
}

/**
 * The sum of two amounts of one asset.
 * @throws DomainError ASSET_MISMATCH
 * @example
 * add(usd(250), usd(50)).units // 300n
 */
export function add<A extends Asset>(left: Money<A>, right: Money<NoInfer<A>>): Money<A> {
  requireSameAsset(left, right)
  return money(left.asset, left.units + right.units)
}

/**
 * The difference of two amounts; may be negative.
 * @throws DomainError ASSET_MISMATCH
 * @example
 * subtract(usd(250), usd(50)).units // 200n
 */
export function subtract<A extends Asset>(left: Money<A>, right: Money<NoInfer<A>>): Money<A> {
  requireSameAsset(left, right)
  return money(left.asset, left.units - right.units)
}

/**
 * @param count a whole number
 * @example
 * multiply(usd(250), 3).units // 750n
 */
export function multiply<A extends Asset>(amount: Money<A>, count: bigint | number): Money<A> {
  return money(amount.asset, amount.units * BigInt(count))
}

/**
 * The amount with the opposite sign.
 * @example
 * negate(usd(250)).units // -250n
 */
export function negate<A extends Asset>(amount: Money<A>): Money<A> {
  return money(amount.asset, -amount.units)
}

/**
 * The sum of a list; zero for an empty one.
 * @throws DomainError ASSET_MISMATCH
 * @example
 * sum('USD', [usd(250), usd(50)]).units // 300n
 */
export function sum<A extends Asset>(asset: A, amounts: readonly Money<NoInfer<A>>[]): Money<A> {
  return amounts.reduce<Money<A>>((total, amount) => add(total, amount), zero(asset))
}

/**
 * Orders two amounts of one asset.
 * @returns -1, 0 or 1
 * @throws DomainError ASSET_MISMATCH
 * @example
 * compare(usd(250), usd(50)) // 1
 */
export function compare<A extends Asset>(left: Money<A>, right: Money<NoInfer<A>>): -1 | 0 | 1 {
  requireSameAsset(left, right)
  if (left.units === right.units) return 0
  return left.units < right.units ? -1 : 1
}

/**
 * Whether two amounts are the same amount of the same asset.
 * @example
 * equals(usd(250), usd(250)) // true
 */
export function equals(left: Money, right: Money): boolean {
  return left.asset === right.asset && left.units === right.units
}

/**
 * Whether an amount is zero.
 * @example
 * isZero(usd(0)) // true
 */
export function isZero(amount: Money): boolean {
  return amount.units === 0n
}

/**
 * Whether an amount is greater than zero.
 * @example
 * isPositive(usd(0)) // false
 */
export function isPositive(amount: Money): boolean {
  return amount.units > 0n
}

/**
 * Whether an amount is less than zero, as in postings that take out.
 * @example
 * isNegative(usd(-1)) // true
 */
export function isNegative(amount: Money): boolean {
  return amount.units < 0n
}

function requireSameAsset(left: Money, right: Money): void {
  if (left.asset !== right.asset) fail('ASSET_MISMATCH', { left: left.asset, right: right.asset })
}
