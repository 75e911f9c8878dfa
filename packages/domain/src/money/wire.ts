import { fail } from '../errors/index.ts'
import type { Asset } from './currency.ts'
import { money, type Money } from './money.ts'

/** Money as JSON carries it: smallest units as a decimal text, because JSON numbers lose digits. */
export interface MoneyWire<A extends Asset = Asset> {
  readonly asset: A
  readonly units: string
}

/** What the units of a wire amount look like; 19 digits is what a bigint column holds. */
export const WIRE_UNITS = /^-?\d{1,19}$/

const MOST_UNITS = 2n ** 63n - 1n

/**
 * Whether a column of units holds a number: nineteen digits can be more than that.
 * @example
 * isStorableUnits(2n ** 63n) // false
 */
export function isStorableUnits(units: bigint): boolean {
  return units <= MOST_UNITS && units >= -MOST_UNITS
}

/**
 * An amount as JSON carries it; `moneyFromWire` reads it back.
 * @example
 * moneyToWire(money('LTC', 128_438_380n)) // { asset: 'LTC', units: '128438380' }
 */
export function moneyToWire<A extends Asset>(amount: Money<A>): MoneyWire<A> {
  return { asset: amount.asset, units: amount.units.toString() }
}

/**
 * @throws DomainError AMOUNT_FORMAT when the units are not a whole number
 * @example
 * moneyFromWire({ asset: 'LTC', units: '128438380' }).units // 128_438_380n
 */
export function moneyFromWire<A extends Asset>(wire: MoneyWire<A>): Money<A> {
  return WIRE_UNITS.test(wire.units) ? money(wire.asset, BigInt(wire.units)) : fail('AMOUNT_FORMAT')
}
