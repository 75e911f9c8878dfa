import { fail } from '../errors/index.ts'
import { FIAT_CODES, type FiatCode, type ForeignFiat } from '../rules/fiat-codes.ts'
import { groupThousands } from './display.ts'
import type { Money } from './money.ts'
import { divide } from './round.ts'
import { isStorableUnits } from './wire.ts'

interface Fiat {
  /** The number of ISO 4217. */
  readonly number: number
  /** Minor digits of ISO 4217: an amount counts the smallest unit. */
  readonly digits: 0 | 2 | 3
  /** The smallest amount that banks transfer, in minor units: of some currencies whole units only. */
  readonly step: bigint
}

/** Every currency that fiat is paid in. */
export const FIATS: Readonly<Record<FiatCode, Fiat>> = {
  USD: { number: 840, digits: 2, step: 1n },
  EUR: { number: 978, digits: 2, step: 1n },
  CNY: { number: 156, digits: 2, step: 1n },
  GBP: { number: 826, digits: 2, step: 1n },
  JPY: { number: 392, digits: 0, step: 1n },
  HKD: { number: 344, digits: 2, step: 1n },
  TWD: { number: 901, digits: 2, step: 100n },
  SGD: { number: 702, digits: 2, step: 1n },
  KRW: { number: 410, digits: 0, step: 1n },
  INR: { number: 356, digits: 2, step: 1n },
  IDR: { number: 360, digits: 2, step: 100n },
  MYR: { number: 458, digits: 2, step: 1n },
  PHP: { number: 608, digits: 2, step: 1n },
  THB: { number: 764, digits: 2, step: 1n },
  VND: { number: 704, digits: 0, step: 1n },
  AUD: { number: 36, digits: 2, step: 1n },
  CAD: { number: 124, digits: 2, step: 1n },
  CHF: { number: 756, digits: 2, step: 1n },
  SEK: { number: 752, digits: 2, step: 1n },
  PLN: { number: 985, digits: 2, step: 1n },
  CZK: { number: 203, digits: 2, step: 1n },
  HUF: { number: 348, digits: 2, step: 100n },
  TRY: { number: 949, digits: 2, step: 1n },
  UAH: { number: 980, digits: 2, step: 1n },
  AED: { number: 784, digits: 2, step: 1n },
  KWD: { number: 414, digits: 3, step: 1n },
  NGN: { number: 566, digits: 2, step: 1n },
  KES: { number: 404, digits: 2, step: 1n },
  ZAR: { number: 710, digits: 2, step: 1n },
  BRL: { number: 986, digits: 2, step: 1n },
  MXN: { number: 484, digits: 2, step: 1n },
  ARS: { number: 32, digits: 2, step: 1n },
  CLP: { number: 152, digits: 0, step: 1n },
}

/** Currencies that need a rate. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- more than one code is left
export const FOREIGN_FIATS = /* @__PURE__ */ FIAT_CODES.filter((code) => code !== 'USD') as [
  ForeignFiat,
  ...ForeignFiat[],
]

/** An amount in minor units of its currency. */
export interface FiatSum {
  readonly fiat: FiatCode
  readonly units: bigint
}

/** Units of a currency for one US dollar, times 10^8. */
export interface FiatRate {
  readonly fiat: FiatCode
  readonly perUsdE8: bigint
}

/** What is known of the rate at which a sum was fixed. */
export type FiatRateSource = 'set' | 'feeds' | 'centralBank' | 'sandbox'

export const FIAT_RATE_SOURCES = ['set', 'feeds', 'centralBank', 'sandbox'] as const satisfies readonly FiatRateSource[]

const CENTS = 100n
const E8 = 100_000_000n
const RATE_DECIMALS = 8

/**
 * The sum to pay for a total in dollars: rounded up to what banks of the currency transfer, so that it is worth at least the
 * total and less than one step more.
 * @param total US cents, not negative
 * @throws DomainError RATE_INVALID when the rate is not positive, AMOUNT_TOO_LARGE
 * @example
 * fiatFor(usd(11_860), parseFiatRate('EUR', '0.9213')) // { fiat: 'EUR', units: 10_927n }
 * fiatFor(usd(11_860), parseFiatRate('JPY', '149.5')) // { fiat: 'JPY', units: 17_731n }
 */
export function fiatFor(total: Money<'USD'>, { fiat: code, perUsdE8 }: FiatRate): FiatSum {
  if (perUsdE8 <= 0n) fail('RATE_INVALID', { currency: code })
  const { digits, step } = FIATS[code]
  const minor = 10n ** BigInt(digits)
  const units = divide(total.units * perUsdE8 * minor, CENTS * E8 * step, 'up') * step
  return isStorableUnits(units) ? { fiat: code, units } : fail('AMOUNT_TOO_LARGE')
}

/**
 * Parses a rate: units of the currency for one dollar, at most 8 decimals.
 * @throws DomainError RATE_INVALID
 * @example
 * parseFiatRate('EUR', '0.9213').perUsdE8 // 92_130_000n
 */
export function parseFiatRate(code: ForeignFiat, perUsd: string): FiatRate {
  const [text, whole = '', fraction = ''] = /^(\d{1,10})(?:\.(\d{1,8}))?$/.exec(perUsd) ?? []
  const perUsdE8 = text === undefined ? 0n : BigInt(whole + fraction.padEnd(RATE_DECIMALS, '0'))
  return perUsdE8 > 0n ? { fiat: code, perUsdE8 } : fail('RATE_INVALID', { currency: code })
}

/**
 * The rate as a decimal: four decimals at least below 10, two above, no zeros that say nothing.
 * @example
 * formatFiatRate(parseFiatRate('EUR', '0.9213')) // '0.9213'
 * formatFiatRate(parseFiatRate('VND', '25410')) // '25410.00'
 */
export function formatFiatRate({ perUsdE8 }: Pick<FiatRate, 'perUsdE8'>): string {
  const digits = perUsdE8.toString().padStart(RATE_DECIMALS + 1, '0')
  const point = digits.length - RATE_DECIMALS
  const text = `${digits.slice(0, point)}.${digits.slice(point)}`
  return text.replace(point === 1 ? /0{1,4}$/ : /0{1,6}$/, '')
}

/**
 * The amount as a plain decimal, as banking forms take it.
 * @example
 * fiatDecimal({ fiat: 'EUR', units: 10_927n }) // '109.27'
 * fiatDecimal({ fiat: 'TWD', units: 380_000n }) // '3800'
 */
export function fiatDecimal({ fiat: code, units }: FiatSum): string {
  const { digits, step } = FIATS[code]
  const text = units.toString().padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  return digits === 0 || step === 10n ** BigInt(digits) ? whole : `${whole}.${text.slice(-digits)}`
}

/**
 * The amount with its currency, in one text that no line end tears apart.
 * @example
 * formatFiat({ fiat: 'JPY', units: 17_731n }) // '17,731\u00a0JPY'
 */
export function formatFiat(sum: FiatSum): string {
  return `${groupThousands(fiatDecimal(sum))}\u00A0${sum.fiat}`
}

/**
 * The currencies of a list of codes, as the setting `otcFiats` holds it.
 * @example
 * fiatsOf('USD EUR XAU') // ['USD', 'EUR']
 */
export function fiatsOf(codes: string): readonly FiatCode[] {
  const named = new Set(codes.split(' '))
  return FIAT_CODES.filter((code) => named.has(code))
}
