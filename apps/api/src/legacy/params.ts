import { fail, type ErrorCode } from '@jindu/domain/errors'
import { searchDigitsText } from '@jindu/domain/input'
import { CURRENCIES, CURRENCY_CODES, currencyById, foldDigits, type CurrencyCode } from '@jindu/domain/money'

/** Parses one parameter of an old client: numbers may be text, and anything may be missing. */
export interface Param<T> {
  readonly read: (value: unknown, name: string) => T
  /** For the OpenAPI document. */
  readonly schema: Readonly<Record<string, unknown>>
  readonly required: boolean
}

const INTEGER = /^-?\d{1,15}$/
const NUMBER = /^-?\d{1,15}(\.\d{1,18})?$/

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function scalar(value: unknown, name: string): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return fail('INPUT_INVALID', { field: name })
}

function numberIn(pattern: RegExp, value: unknown, name: string): number {
  const text = scalar(value, name).trim()
  return pattern.test(text) ? Number(text) : fail('INPUT_INVALID', { field: name })
}

/** A text; empty if missing, and the procedure decides whether that is allowed. */
export const text = (): Param<string> => ({
  read: (value, name) => (isMissing(value) ? '' : scalar(value, name)),
  schema: { type: 'string' },
  required: false,
})

/**
 * A text that a call cannot do without.
 * @param missing what is refused when it was left out, where the procedure does not say so in its own words
 */
export const neededText = (missing?: ErrorCode): Param<string> => {
  const { read, schema } = text()
  return {
    read: (value, name) => (missing !== undefined && isMissing(value) ? fail(missing) : read(value, name)),
    schema,
    required: true,
  }
}

export const optionalText = (): Param<string | undefined> => ({
  read: (value, name) => (isMissing(value) ? undefined : scalar(value, name)),
  schema: { type: 'string' },
  required: false,
})

/**
 * A password's MD5 digest.
 * @param missing what is refused when it was left out
 */
export const digest = (missing: ErrorCode): Param<string> => ({
  read: (value, name) => (isMissing(value) ? fail(missing) : scalar(value, name)),
  schema: { type: 'string', pattern: '^[0-9a-f]{32}$', description: 'lower-case hex MD5 of the trimmed password' },
  required: true,
})

/** The same where a session may have verified the password before. */
export const optionalDigest = (): Param<string | undefined> => ({
  ...optionalText(),
  schema: digest('PASSWORD_REQUIRED').schema,
})

export const integer = (missing: ErrorCode = 'ID_INVALID'): Param<number> => ({
  read: (value, name) => (isMissing(value) ? fail(missing, { field: name }) : numberIn(INTEGER, value, name)),
  schema: { type: 'integer' },
  required: true,
})

export const optionalInteger = (): Param<number | undefined> => ({
  read: (value, name) => (isMissing(value) ? undefined : numberIn(INTEGER, value, name)),
  schema: { type: 'integer' },
  required: false,
})

export const integerOr = (preset: number): Param<number> => ({
  read: (value, name) => (isMissing(value) ? preset : numberIn(INTEGER, value, name)),
  schema: { type: 'integer', default: preset },
  required: false,
})

/** A number that the procedure itself judges, fractions included. */
export const number = (missing: ErrorCode): Param<number> => ({
  read: (value, name) => (isMissing(value) ? fail(missing) : numberIn(NUMBER, value, name)),
  schema: { type: 'number' },
  required: true,
})

/** @param missing what is refused when it was left out */
export const uid = (missing: ErrorCode = 'UID_REQUIRED'): Param<number> => ({
  read: (value, name) => {
    if (isMissing(value)) return fail(missing)
    const typed = foldDigits(scalar(value, name)).trim()
    return /^\d{1,12}$/.test(typed) ? Number(typed) : fail('UID_INVALID')
  },
  schema: { type: 'integer', minimum: 100_001 },
  required: true,
})

/** Digits of a search: any number, whether or not it exists. */
export const searchDigits = (): Param<number | undefined> => ({
  read: (value, name) => {
    const typed = searchDigitsText.safeParse(isMissing(value) ? '' : scalar(value, name))
    return typed.success ? typed.data : fail('SEARCH_DIGITS_ONLY', { field: name })
  },
  schema: { type: 'integer', minimum: 0 },
  required: false,
})

export const optionalUid = (): Param<number | undefined> => ({
  read: (value, name) => (isMissing(value) ? undefined : uid().read(value, name)),
  schema: { type: 'integer', minimum: 100_001 },
  required: false,
})

/** 0 or 1. */
export const flag = (): Param<boolean> => ({
  read: (value, name) => {
    const typed = isMissing(value) ? '' : scalar(value, name)
    if (typed === '1' || typed === 'true') return true
    return typed === '0' || typed === 'false' || typed === '' ? false : fail('INPUT_INVALID', { field: name })
  },
  schema: { type: 'integer', enum: [0, 1] },
  required: false,
})

/** @param of those that the call takes */
const currencySchema = (of: readonly CurrencyCode[] = CURRENCY_CODES) => {
  const listed = of.map((code) => CURRENCIES[code]).toSorted((one, other) => one.id - other.id)
  return {
    type: 'integer',
    enum: listed.map(({ id }) => id),
    description: listed.map(({ id, code }) => `${id} ${code}`).join(', '),
  }
}

/** @param missing what is refused when it was left out */
export const currency = (
  missing: ErrorCode = 'CURRENCY_UNKNOWN',
  of: readonly CurrencyCode[] = CURRENCY_CODES,
): Param<CurrencyCode> => ({
  read: (value, name) => (isMissing(value) ? fail(missing) : currencyById(numberIn(INTEGER, value, name)).code),
  schema: currencySchema(of),
  required: true,
})

export const optionalCurrency = (): Param<CurrencyCode | undefined> => ({
  read: (value, name) => (isMissing(value) ? undefined : currency().read(value, name)),
  schema: currencySchema(),
  required: false,
})

/** Attachment ids joined by commas, or a list of them. */
export const fileIds = (): Param<string[]> => ({
  read: (value, name) => {
    if (isMissing(value)) return []
    const parts = Array.isArray(value) ? value.map((each) => scalar(each, name)) : scalar(value, name).split(',')
    return parts.map((part) => part.trim()).filter((part) => part !== '')
  },
  schema: { type: 'string', description: 'attachment ids joined by commas' },
  required: false,
})

/** The multipart field of uploads; its bytes travel beside the parameters. */
export const file = (): Param<null> => ({
  read: () => null,
  schema: { type: 'string', format: 'binary' },
  required: true,
})

/**
 * `page` and `limit` of a list;
 * @param rows rows a page when the client names none
 */
export const pages = (rows: number) => ({ page: integerOr(1), limit: integerOr(rows) })
