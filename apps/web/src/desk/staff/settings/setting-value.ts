import {
  CURRENCY_CODES,
  decimalsOf,
  foldNumber,
  formatAmount,
  money,
  usd,
  type CurrencyCode,
} from '@jindu/domain/money'
import type { SettingUnit } from '@jindu/domain/accounts/site'
import { TIME_UNITS, timeUnitOf, type TimeUnit } from '../../../shared/format/duration.ts'

/** A value of a setting as it is stored. */
export type SettingValue = string | number | boolean | Readonly<Record<CurrencyCode, number | boolean>>

/** Input texts while a setting is edited. */
export type SettingDraft = Readonly<Record<string, string>>

const HUNDREDTHS = 2

function isTimeUnit(text: string | undefined): text is TimeUnit {
  return text !== undefined && Object.hasOwn(TIME_UNITS, text)
}

/** `Object.entries` of a value per coin; empty for other values. */
export function perCurrency(value: SettingValue): readonly (readonly [CurrencyCode, number | boolean])[] {
  return typeof value === 'object' ? CURRENCY_CODES.map((code) => [code, value[code]]) : []
}

/** Parses a value from the audit (JSON) or the wire; null if there is none. */
export function readSettingValue(raw: unknown): SettingValue | null {
  const value: unknown = typeof raw === 'string' ? parse(raw) : raw
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return isPerCurrency(value) ? value : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function isPerCurrency(value: unknown): value is Record<CurrencyCode, number | boolean> {
  return typeof value === 'object' && value !== null && CURRENCY_CODES.every((code) => code in value)
}

/** Cents as dollars, basis points as percent: both have two decimals. */
const hundredths = (units: number): string => formatAmount(usd(BigInt(units)))

/** Parses digits with a maximum number of decimals as an integer of the smallest part; null for anything else. */
function integerOf(text: string | undefined, decimals: number): number | null {
  const match = /^(\d{1,15})(?:\.(\d+))?$/.exec(foldNumber(text ?? '').trim())
  if (match === null || (match[2] ?? '').length > decimals) return null
  const value = Number(`${match[1]}${(match[2] ?? '').padEnd(decimals, '0')}`)
  return Number.isSafeInteger(value) ? value : null
}

/** Converts between a unit's value and its input texts. */
interface Codec {
  readonly draft: (value: SettingValue) => SettingDraft
  readonly value: (draft: SettingDraft) => SettingValue | null
}

const plain: Codec = {
  draft: (value) => ({ text: typeof value === 'object' ? '' : String(value) }),
  value: ({ text = '' }) => text.trim(),
}

const hundredthsCodec: Codec = {
  draft: (value) => ({ text: hundredths(Number(value)) }),
  value: ({ text }) => integerOf(text, HUNDREDTHS),
}

function forEachCoin(
  write: (code: CurrencyCode, value: number) => string,
  decimals: (code: CurrencyCode) => number,
): Codec {
  return {
    draft: (value) =>
      Object.fromEntries(perCurrency(value).map(([code, number]) => [code, write(code, Number(number))])),
    value: (draft) => {
      const values = CURRENCY_CODES.map((code) => [code, integerOf(draft[code], decimals(code))] as const)
      return values.some(([, value]) => value === null) ? null : readSettingValue(Object.fromEntries(values))
    },
  }
}

const CODECS: Readonly<Record<SettingUnit, Codec>> = {
  text: plain,
  color: plain,
  flag: { draft: (value) => ({ text: value === true ? '1' : '0' }), value: ({ text }) => text === '1' },
  choice: plain,
  flagPerCurrency: {
    draft: (value) => Object.fromEntries(perCurrency(value).map(([code, open]) => [code, open === true ? '1' : '0'])),
    value: (draft) => readSettingValue(Object.fromEntries(CURRENCY_CODES.map((code) => [code, draft[code] === '1']))),
  },
  count: { draft: plain.draft, value: ({ text }) => integerOf(text, 0) },
  cents: hundredthsCodec,
  basisPoints: hundredthsCodec,
  seconds: {
    draft: (value) => {
      const unit = timeUnitOf(Number(value))
      return { text: String(Number(value) / TIME_UNITS[unit]), unit }
    },
    value: ({ text, unit }) => {
      const number = integerOf(text, 0)
      return number === null || !isTimeUnit(unit) ? null : number * TIME_UNITS[unit]
    },
  },
  countPerCurrency: forEachCoin(
    (_, number) => String(number),
    () => 0,
  ),
  centsPerCurrency: forEachCoin(
    (_, cents) => hundredths(cents),
    () => HUNDREDTHS,
  ),
  basisPointsPerCurrency: forEachCoin(
    (_, points) => hundredths(points),
    () => HUNDREDTHS,
  ),
  coinUnitsPerCurrency: forEachCoin((code, units) => formatAmount(money(code, BigInt(units))), decimalsOf),
}

/** Whether two values are equal, whatever the order of their coins. */
export function isSameValue(one: SettingValue | null, other: SettingValue): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  return one !== null && CURRENCY_CODES.every((code) => one[code] === other[code])
}

/** Initial input texts of a setting. */
export function draftOf(unit: SettingUnit, value: SettingValue): SettingDraft {
  return CODECS[unit].draft(value)
}

/** The value of the inputs; null if they are no value of this unit. The domain's schema validates bounds. */
export function valueOf(unit: SettingUnit, draft: SettingDraft): SettingValue | null {
  return CODECS[unit].value(draft)
}
