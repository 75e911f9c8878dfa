import { fail } from '../errors/index.ts'
import type { Asset } from './currency.ts'

/** An amount and what it is of, in the asset's smallest units (satoshi, litoshi, millionths of USDT, cents). */
export interface Money<A extends Asset = Asset> {
  readonly asset: A
  readonly units: bigint
}

/** @param units smallest units of the asset, may be negative */
export function money<A extends Asset>(asset: A, units: bigint): Money<A> {
  return { asset, units }
}

/** @param cents US cents */
export function usd(cents: bigint | number): Money<'USD'> {
  return money('USD', BigInt(cents))
}

/** Nothing of an asset. */
export function zero<A extends Asset>(asset: A): Money<A> {
  return money(asset, 0n)
}

/**
 * The sum of two amounts of one asset.
 * @throws DomainError ASSET_MISMATCH
 */
export function add<A extends Asset>(left: Money<A>, right: Money<NoInfer<A>>): Money<A> {
  requireSameAsset(left, right)
  return money(left.asset, left.units + right.units)
}

/**
 * What is left of an amount; may be negative.
 * @throws DomainError ASSET_MISMATCH
 */
export function subtract<A extends Asset>(left: Money<A>, right: Money<NoInfer<A>>): Money<A> {
  requireSameAsset(left, right)
  return money(left.asset, left.units - right.units)
}

/** @param count a whole number of times */
export function multiply<A extends Asset>(amount: Money<A>, count: bigint | number): Money<A> {
  return money(amount.asset, amount.units * BigInt(count))
}

/** The amount with its sign turned. */
export function negate<A extends Asset>(amount: Money<A>): Money<A> {
  return money(amount.asset, -amount.units)
}

/**
 * The sum of a list; nothing for an empty one.
 * @throws DomainError ASSET_MISMATCH
 */
export function sum<A extends Asset>(asset: A, amounts: readonly Money<NoInfer<A>>[]): Money<A> {
  return amounts.reduce<Money<A>>((total, amount) => add(total, amount), zero(asset))
}

/**
 * Orders two amounts of one asset.
 * @returns -1, 0 or 1
 * @throws DomainError ASSET_MISMATCH
 */
export function compare<A extends Asset>(left: Money<A>, right: Money<NoInfer<A>>): -1 | 0 | 1 {
  requireSameAsset(left, right)
  if (left.units === right.units) return 0
  return left.units < right.units ? -1 : 1
}

/** Whether two amounts are the same amount of the same asset. */
export function equals(left: Money, right: Money): boolean {
  return left.asset === right.asset && left.units === right.units
}

/** Whether an amount is nothing. */
export function isZero(amount: Money): boolean {
  return amount.units === 0n
}

/** Whether an amount is more than nothing. */
export function isPositive(amount: Money): boolean {
  return amount.units > 0n
}

/** Whether an amount is less than nothing, as the postings of a giver are. */
export function isNegative(amount: Money): boolean {
  return amount.units < 0n
}

function requireSameAsset(left: Money, right: Money): void {
  if (left.asset !== right.asset) fail('ASSET_MISMATCH', { left: left.asset, right: right.asset })
}
