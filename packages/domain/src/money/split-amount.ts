import { fail } from '../errors/index.ts'
import type { Asset } from './currency.ts'
import { money, type Money } from './money.ts'

/**
 * Divides an amount by weights and loses no unit: units that do not divide go one each to the largest remainders, the earlier part first.
 * @param amount zero or more
 * @param weights whole numbers from 0, not all zero
 * @returns one part a weight; the parts add up to the amount
 * @throws DomainError SPLIT_INVALID
 * @example
 * splitAmount(usd(100), [1, 1, 1]).map(({ units }) => units) // [34n, 33n, 33n]
 */
export function splitAmount<A extends Asset>(amount: Money<A>, weights: readonly (bigint | number)[]): Money<A>[] {
  const shares = weights.map(toWeight)
  const whole = shares.reduce((total, weight) => total + weight, 0n)
  if (amount.units < 0n || whole === 0n) fail('SPLIT_INVALID', { asset: amount.asset })
  const parts = shares.map((weight, index) => ({
    index,
    units: (amount.units * weight) / whole,
    remainder: (amount.units * weight) % whole,
  }))
  const given = parts.reduce((total, part) => total + part.units, 0n)
  const neediest = [...parts].sort((a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder))
  const lucky = new Set(neediest.slice(0, Number(amount.units - given)).map((part) => part.index))
  return parts.map((part) => money(amount.asset, part.units + (lucky.has(part.index) ? 1n : 0n)))
}

function toWeight(weight: bigint | number): bigint {
  if (typeof weight === 'number' && !Number.isSafeInteger(weight)) fail('SPLIT_INVALID', { weight })
  return weight < 0 ? fail('SPLIT_INVALID', { weight: String(weight) }) : BigInt(weight)
}
