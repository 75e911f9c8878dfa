import * as z from 'zod'
import type { ErrorCode } from '../errors/index.ts'
import { areHours, hoursProblem } from '../otc/offers/hours.ts'
import { payeeGaps, type PayeeField } from '../otc/offers/payees.ts'
import { PAYMENT_METHODS } from '../otc/offers/payment-methods.ts'
import { isStorableUnits, WIRE_UNITS } from '../money/index.ts'
import { otcRules } from '../rules/otc.ts'
import { factorCodeField } from './account.ts'
import { digestField, idempotencyKeyField, idField } from './fields.ts'
import { coinMoney, usdMoney } from './money.ts'
import { judgedLine, judgedProse, refuse, report } from './refuse.ts'

/** What one coin costs: US dollars times 10^8, more than nothing. */
export const unitPriceField = z
  .string(refuse('OFFER_PRICE_REQUIRED'))
  .regex(WIRE_UNITS, { ...refuse('OFFER_PRICE_REQUIRED'), abort: true })
  .transform(BigInt)
  .refine(isStorableUnits, { ...refuse('AMOUNT_TOO_LARGE'), abort: true })
  .refine((usdE8) => usdE8 > 0n, refuse('OFFER_PRICE_REQUIRED'))

const requirementField = z
  .int(refuse('OFFER_REQUIREMENT_INVALID'))
  .min(0, refuse('OFFER_REQUIREMENT_INVALID'))
  .max(otcRules.maximumRequirement, refuse('OFFER_REQUIREMENT_INVALID'))
  .default(0)

/** What an owner asks of a taker; left out asks nothing. */
export const offerRequirementsField = z
  .object({
    registerDays: requirementField,
    goodsTrade: requirementField,
    otcTradeAmount: requirementField,
    /** At most so many: 0 asks for none at all, null or left out tolerates any. */
    otcMaliciousTimes: requirementField.unwrap().nullable().default(null),
  })
  .prefault({})

/** How the fiat may change hands; left out it is as the remark says. */
export const paymentMethodsField = z
  .array(z.enum(PAYMENT_METHODS, refuse('OFFER_PAYMENT_METHOD_REQUIRED')))
  .min(1, refuse('OFFER_PAYMENT_METHOD_REQUIRED'))
  .max(otcRules.maximumPaymentMethods, refuse('OFFER_PAYMENT_METHOD_REQUIRED'))
  .transform((methods) => [...new Set(methods)])
  .default(['other'])

/** Numbers of own accounts that fiat is paid to; only whoever receives it names any. */
export const payeesField = z
  .array(idField)
  .max(otcRules.maximumPayeesNamed, refuse('PAYEE_TOO_MANY_NAMED'))
  .transform((ids) => [...new Set(ids)])

const payeeText = (minimum: 0 | 1, maximum: number, code: ErrorCode, judged = judgedLine) =>
  judged(2 * maximum, { required: code, tooLong: code }, (text) => {
    const { length } = Array.from(text)
    return length < minimum || length > maximum ? code : null
  })

const { maximumPayeeLabelCharacters, maximumPayeeCharacters, maximumPayeeNoteCharacters } = otcRules

const PAYEE_GAPS = {
  holder: 'PAYEE_HOLDER_INVALID',
  account: 'PAYEE_ACCOUNT_INVALID',
  note: 'PAYEE_NOTE_INVALID',
} as const satisfies Record<PayeeField, ErrorCode>

/** An account that fiat is paid to: what its owner calls it, and what a payer is told. */
export const payeeInput = z
  .object({
    method: z.enum(PAYMENT_METHODS, refuse('OFFER_PAYMENT_METHOD_REQUIRED')),
    label: payeeText(1, maximumPayeeLabelCharacters, 'PAYEE_LABEL_INVALID'),
    holder: payeeText(0, maximumPayeeCharacters, 'PAYEE_HOLDER_INVALID').default(''),
    account: payeeText(0, maximumPayeeCharacters, 'PAYEE_ACCOUNT_INVALID').default(''),
    note: payeeText(0, maximumPayeeNoteCharacters, 'PAYEE_NOTE_INVALID', judgedProse).default(''),
  })
  .superRefine(({ method, ...details }, context) => {
    for (const field of payeeGaps(method, details)) report(context, PAYEE_GAPS[field], field)
  })

/** Changing where fiat goes is a matter of the pay password, and of a code where there is a second factor. */
const proof = { payPassword: digestField.optional(), otp: factorCodeField.optional() }

/** What adds an account. */
export const addPayeeInput = z.object({ payee: payeeInput, ...proof })

/** What an account becomes; running orders keep what they were taken with. */
export const editPayeeInput = z.object({ id: idField, payee: payeeInput, ...proof })

/** What the owner wants to say, plain text. */
export const offerRemarkField = judgedProse(
  2 * otcRules.maximumRemarkCharacters,
  { required: 'OFFER_REMARK_TOO_LONG', tooLong: 'OFFER_REMARK_TOO_LONG' },
  (text) => (Array.from(text).length > otcRules.maximumRemarkCharacters ? 'OFFER_REMARK_TOO_LONG' : null),
).default('')

/** How far a price stands from the market's, and the prices that it never passes; null has none. The bounds are the domain's own (`termsProblems`). */
export const offerMarginField = z.object({
  basisPoints: z
    .int(refuse('OFFER_MARGIN_OUT_OF_RANGE'))
    .min(-otcRules.maximumMarginBasisPoints, refuse('OFFER_MARGIN_OUT_OF_RANGE'))
    .max(otcRules.maximumMarginBasisPoints, refuse('OFFER_MARGIN_OUT_OF_RANGE')),
  floor: unitPriceField.nullable().default(null),
  ceiling: unitPriceField.nullable().default(null),
})

/** A fixed price, or a margin: one of them. */
const price = { unitPrice: unitPriceField.optional(), margin: offerMarginField.optional() }

type Price = { readonly unitPrice?: unknown; readonly margin?: unknown }
const isPricedOnce = ({ unitPrice, margin }: Price): boolean => (unitPrice === undefined) !== (margin === undefined)
const isPricedAtMostOnce = ({ unitPrice, margin }: Price): boolean => unitPrice === undefined || margin === undefined

const DAY_MINUTES = 1_440
const minutes = z
  .int(refuse('OFFER_HOURS_INVALID'))
  .min(0, refuse('OFFER_HOURS_INVALID'))
  .max(DAY_MINUTES, refuse('OFFER_HOURS_INVALID'))
const DAYS_A_WEEK = 7
const LONGEST_ZONE = 64

const hoursShape = z.object({
  timeZone: z.string(refuse('OFFER_HOURS_INVALID')).max(LONGEST_ZONE, refuse('OFFER_HOURS_INVALID')),
  days: z.array(z.object({ from: minutes, to: minutes }).nullable()).max(DAYS_A_WEEK, refuse('OFFER_HOURS_INVALID')),
})

/** When the offer is on the market, Monday first; null is always. */
export const offerHoursField = hoursShape
  .superRefine((hours, context) => report(context, hoursProblem(hours)))
  .nullable()

/** The same as offers and orders keep it, those of before there had to be so many too. */
export const storedHoursField = hoursShape.refine(areHours, refuse('OFFER_HOURS_INVALID')).nullable()

const terms = {
  minimum: usdMoney,
  maximum: usdMoney,
  requirements: offerRequirementsField,
}

/** What publishes an offer. The rules of its amounts are the domain's own (`offerProblems`). */
export const publishOfferInput = z
  .object({
    side: z.enum(['buy', 'sell'], refuse('INPUT_INVALID')),
    total: coinMoney,
    ...price,
    ...terms,
    remark: offerRemarkField,
    hours: offerHoursField.default(null),
    methods: paymentMethodsField,
    payees: payeesField.default([]),
    payPassword: digestField.optional(),
    idempotencyKey: idempotencyKeyField,
  })
  .refine(isPricedOnce, { ...refuse('OFFER_PRICE_REQUIRED'), path: ['unitPrice'] })

/** What changes an offer's terms; what is left out stays. */
export const editOfferInput = z
  .object({
    id: idField,
    ...price,
    minimum: terms.minimum.optional(),
    maximum: terms.maximum.optional(),
    requirements: z
      .object({
        registerDays: requirementField.unwrap().optional(),
        goodsTrade: requirementField.unwrap().optional(),
        otcTradeAmount: requirementField.unwrap().optional(),
        otcMaliciousTimes: requirementField.unwrap().nullable().optional(),
      })
      .optional(),
    hours: offerHoursField.optional(),
    methods: paymentMethodsField.unwrap().optional(),
    payees: payeesField.optional(),
    payPassword: digestField.optional(),
  })
  .refine(isPricedAtMostOnce, { ...refuse('OFFER_PRICE_REQUIRED'), path: ['unitPrice'] })

/** What takes an offer: how much, at the price that was seen. */
export const takeOfferInput = z.object({
  id: idField,
  volume: coinMoney,
  unitPrice: unitPriceField,
  /** Where the fiat is paid to, when the taker sells. */
  payees: payeesField.default([]),
  payPassword: digestField.optional(),
  idempotencyKey: idempotencyKeyField,
})

/** Beyond every time that anybody means, unix seconds. */
const MAXIMUM_SECONDS = 99_999_999_999

const payerText = (minimum: 0 | 1) =>
  judgedLine(
    2 * otcRules.maximumPayerCharacters,
    { required: 'OTC_PAYER_INVALID', tooLong: 'OTC_PAYER_INVALID' },
    (text) => {
      const { length } = Array.from(text)
      return length < minimum || length > otcRules.maximumPayerCharacters ? 'OTC_PAYER_INVALID' : null
    },
  )

/** Who pays from which account, and the evidence of it: a reference or pictures. */
export const payerInput = z
  .object({
    name: payerText(1),
    account: payerText(1),
    reference: payerText(0).default(''),
    /** When it was paid, as the buyer says; unix seconds. */
    sentAt: z
      .int(refuse('OTC_PAID_TIME_INVALID'))
      .min(0, refuse('OTC_PAID_TIME_INVALID'))
      .max(MAXIMUM_SECONDS, refuse('OTC_PAID_TIME_INVALID'))
      .optional(),
    files: z
      .array(z.uuid(refuse('FILE_NOT_FOUND')))
      .max(otcRules.maximumEvidenceFiles, refuse('OTC_EVIDENCE_TOO_MANY'))
      .default([]),
  })
  .refine(({ reference, files }) => reference !== '' || files.length > 0, refuse('OTC_EVIDENCE_REQUIRED'))

/** What one side says of the other after a completed order. */
export const rateOrderInput = z.object({
  id: idField,
  isUp: z.boolean(refuse('OTC_RATING_REQUIRED')),
  text: judgedProse(
    2 * otcRules.maximumRatingCharacters,
    { required: 'OTC_RATING_TEXT_TOO_LONG', tooLong: 'OTC_RATING_TEXT_TOO_LONG' },
    (text) => (Array.from(text).length > otcRules.maximumRatingCharacters ? 'OTC_RATING_TEXT_TOO_LONG' : null),
  ).default(''),
})

/** What marks an order as paid; who pays is "not stated" when it is left out. */
export const payOrderInput = z.object({
  id: idField,
  payer: payerInput.optional(),
  payPassword: digestField.optional(),
})
