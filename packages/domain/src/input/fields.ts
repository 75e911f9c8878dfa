import * as z from 'zod'
import { CURRENCY_CODES, currencyById, FIAT_CODES, FOREIGN_FIATS, foldDigits, foldNumber } from '../money/index.ts'
import { DIGEST_PATTERN } from '../accounts/passwords/index.ts'
import { accountRules } from '../rules/account.ts'
import { fileRules } from '../rules/files.ts'
import { goodsRules } from '../rules/goods.ts'
import { staffRules } from '../rules/staff.ts'
import { transportRules } from '../rules/transport.ts'
import { judgedProse, judgedText, refuse } from './refuse.ts'
import { saidCharacters } from '../text/said-characters.ts'
import { readsAsItIs } from './visible-text.ts'

const MAXIMUM_TYPED = 100
/** The largest id that an `Ms*` call may send. */
export const MAXIMUM_ID = 999_999_999_999_999
const MAXIMUM_UID = 10 ** accountRules.uid.maximumDigits - 1

/** Id of goods, an order, a category and the like. */
export const idField = z
  .int({ ...refuse('ID_INVALID'), abort: true })
  .min(1, refuse('ID_INVALID'))
  .max(MAXIMUM_ID, refuse('ID_INVALID'))

/** The number of a user. */
export const uidField = z
  .int(refuse('UID_INVALID'))
  .min(accountRules.uid.first, refuse('UID_INVALID'))
  .max(MAXIMUM_UID, refuse('UID_INVALID'))

/** A uid as typed: digits of any script, surrounding blanks ignored. */
export const uidText = judgedText(MAXIMUM_TYPED, { required: 'UID_REQUIRED', tooLong: 'UID_INVALID' }, (text) => {
  if (text === '') return 'UID_REQUIRED'
  return /^\d{1,12}$/.test(foldDigits(text)) ? null : 'UID_INVALID'
})
  .transform((text) => Number(foldDigits(text)))
  .pipe(uidField)

/** An optional filter as typed: digits or nothing (marketplace.md §5 "Search"). */
export const searchDigitsText = z
  .string(refuse('SEARCH_DIGITS_ONLY'))
  .max(MAXIMUM_TYPED, { ...refuse('SEARCH_DIGITS_ONLY'), abort: true })
  .overwrite(foldDigits)
  .trim()
  .regex(/^\d{0,60}$/, refuse('SEARCH_DIGITS_ONLY'))
  .transform((text) => (text === '' ? undefined : Math.min(Number(text), MAXIMUM_ID)))

/** A number to search for; an unused one matches nothing. */
export const searchedIdField = z
  .int({ ...refuse('SEARCH_DIGITS_ONLY'), abort: true })
  .min(0, refuse('SEARCH_DIGITS_ONLY'))
  .max(MAXIMUM_ID, refuse('SEARCH_DIGITS_ONLY'))

/** A password digest: lower-case hex MD5. */
export const digestField = z.string(refuse('PASSWORD_REQUIRED')).regex(DIGEST_PATTERN, refuse('DIGEST_INVALID'))

const { minimumIdempotencyKeyCharacters: shortest, maximumIdempotencyKeyCharacters: longest } = transportRules.request
const KEY = new RegExp(`^[\\w.:-]{${shortest},${longest}}$`)

/** Chosen by the client: a repeated key returns the first result, for a week (`idempotencyKeptSeconds`). */
export const idempotencyKeyField = z
  .string(refuse('IDEMPOTENCY_KEY_INVALID'))
  .regex(KEY, refuse('IDEMPOTENCY_KEY_INVALID'))

/** Dollars per coin as staff type them, parsed by `parseRate`. */
export const rateField = z
  .string(refuse('RATE_UNREADABLE'))
  .max(MAXIMUM_TYPED, { ...refuse('RATE_UNREADABLE'), abort: true })
  .overwrite((typed) => foldNumber(typed).trim())
  .regex(/^(?=.*[1-9])\d{1,10}(\.\d{1,8})?$/, refuse('RATE_UNREADABLE'))

/** `BTC`, `USDT` or `LTC`. */
export const currencyCodeField = z.enum(CURRENCY_CODES, refuse('CURRENCY_UNKNOWN'))

/** A currency that fiat is paid in. */
export const fiatCodeField = z.enum(FIAT_CODES, refuse('FIAT_NOT_ACCEPTED'))

/** A currency that fiat is paid in and that needs a rate: all but dollars. */
export const foreignFiatField = z.enum(FOREIGN_FIATS, refuse('FIAT_NOT_ACCEPTED'))

/** A currency by its wire number, converted to its code. */
export const currencyIdField = z
  .union([z.literal(1), z.literal(2), z.literal(3)], refuse('CURRENCY_UNKNOWN'))
  .transform((id) => currencyById(id).code)

/** Pieces of a purchase, with a separate error for each mistake (marketplace.md §5 "Purchase"). */
export const volumeField = z
  .number(refuse('QUANTITY_REQUIRED'))
  .int(refuse('QUANTITY_NOT_INTEGER'))
  .min(0, { ...refuse('QUANTITY_NEGATIVE'), abort: true })
  .min(goodsRules.purchase.minimumVolume, refuse('QUANTITY_NOT_POSITIVE'))
  .max(goodsRules.purchase.maximumVolume, refuse('QUANTITY_TOO_LARGE'))

/** Attached files, by id. */
export const attachmentsField = z
  .array(z.guid(refuse('ID_INVALID')))
  .max(fileRules.maximumAttachments, refuse('FILES_TOO_MANY'))
  .default([])

/** Note of a report; may be empty. */
export const reportNoteField = judgedProse(
  2 * staffRules.report.maximumCharacters,
  { required: 'REPORT_NOTE_LENGTH', tooLong: 'REPORT_NOTE_LENGTH' },
  (text) => (Array.from(text).length <= staffRules.report.maximumCharacters ? null : 'REPORT_NOTE_LENGTH'),
)

/** Display name of a staff member, 1 to 32 visible characters. */
export const staffNickNameField = judgedText(
  2 * staffRules.nickName.maximumCharacters,
  { required: 'STAFF_NICK_NAME_INVALID', tooLong: 'STAFF_NICK_NAME_INVALID' },
  (text) =>
    text !== '' && readsAsItIs(text) && Array.from(text).length <= staffRules.nickName.maximumCharacters
      ? null
      : 'STAFF_NICK_NAME_INVALID',
)

/**
 * Reason of a staff action: the information of at least 3 letters, up to 500 characters. The affected user reads it.
 */
export const staffReasonField = judgedProse(
  2 * staffRules.reason.maximumCharacters,
  { required: 'STAFF_REASON_LENGTH', tooLong: 'STAFF_REASON_LENGTH' },
  (text) => {
    const { length } = Array.from(text)
    const { minimumCharacters, maximumCharacters } = staffRules.reason
    return saidCharacters(text) >= minimumCharacters && length <= maximumCharacters ? null : 'STAFF_REASON_LENGTH'
  },
)
