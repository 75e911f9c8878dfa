import { fail } from '../errors/index.ts'
import type { Asset } from './currency.ts'
import { money, type Money } from './money.ts'

/** Money in JSON: smallest units as a decimal string, because JSON numbers lose digits. */
export interface MoneyWire<A extends Asset = Asset> {
  readonly asset: A
  readonly units: string
}

/** Format of the units in JSON; a bigint column holds 19 digits. */
export const WIRE_UNITS = /^-?\d{1,19}$/

const MOST_UNITS = 2n ** 63n - 1n

/**
 * Whether units fit into a bigint column: some numbers of nineteen digits do not.
 * @example
 * isStorableUnits(2n ** 63n) // false
 */
export function isStorableUnits(units: bigint): boolean {
  return units <= MOST_UNITS && units >= -MOST_UNITS
}

/**
 * An amount for JSON; `moneyFromWire` is the inverse.
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
