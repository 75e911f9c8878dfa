import * as z from 'zod'
import type { ErrorCode } from '../errors/index.ts'
import { areHours, hoursProblem } from '../otc/offers/hours.ts'
import { payeeGaps, type PayeeField } from '../otc/offers/payees.ts'
import { PAYMENT_METHODS } from '../otc/offers/payment-methods.ts'
import { isStorableUnits, WIRE_UNITS } from '../money/index.ts'
import { otcRules } from '../rules/otc.ts'
import { factorCodeField } from './account.ts'
import { digestField, fiatCodeField, idempotencyKeyField, idField } from './fields.ts'
import { coinMoney, usdMoney } from './money.ts'
import { judgedLine, judgedProse, refuse, report } from './refuse.ts'

/** Price of one coin: US dollars times 10^8, greater than zero. */
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

/** Requirements that the owner sets for takers; left out: none. */
export const offerRequirementsField = z
  .object({
    registerDays: requirementField,
    goodsTrade: requirementField,
    otcTradeAmount: requirementField,
    /** Maximum malicious count: 0 accepts only takers without any, null or left out accepts all. */
    otcMaliciousTimes: requirementField.unwrap().nullable().default(null),
  })
  .prefault({})

/** Payment methods of the fiat; left out: as the remark says. */
export const paymentMethodsField = z
  .array(z.enum(PAYMENT_METHODS, refuse('OFFER_PAYMENT_METHOD_REQUIRED')))
  .min(1, refuse('OFFER_PAYMENT_METHOD_REQUIRED'))
  .max(otcRules.maximumPaymentMethods, refuse('OFFER_PAYMENT_METHOD_REQUIRED'))
  .transform((methods) => [...new Set(methods)])
  .default(['other'])

/** Ids of the user's own receiving accounts; only the side that receives fiat names any. */
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

/** A receiving account: its name for its owner, and the details for a payer. */
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

/** Changing a receiving account needs the pay password, and a code if there is a second factor. */
const proof = { payPassword: digestField.optional(), otp: factorCodeField.optional() }

/** Input that adds a receiving account. */
export const addPayeeInput = z.object({ payee: payeeInput, ...proof })

/** Input that edits a receiving account; running orders keep their copy. */
export const editPayeeInput = z.object({ id: idField, payee: payeeInput, ...proof })

/** The owner's remark, plain text. */
export const offerRemarkField = judgedProse(
  2 * otcRules.maximumRemarkCharacters,
  { required: 'OFFER_REMARK_TOO_LONG', tooLong: 'OFFER_REMARK_TOO_LONG' },
  (text) => (Array.from(text).length > otcRules.maximumRemarkCharacters ? 'OFFER_REMARK_TOO_LONG' : null),
).default('')

const maximum = otcRules.maximumRemarkCharacters

/** The first message that every taker gets in the order's chat, plain text; empty for none. */
export const offerGreetingField = judgedProse(
  2 * maximum,
  { required: 'TEXT_TOO_LONG', tooLong: 'TEXT_TOO_LONG' },
  (text) => (Array.from(text).length > maximum ? { code: 'TEXT_TOO_LONG', details: { maximum } } : null),
)

/**
 * Margin over the market price, with price bounds; null for no bound. The domain checks the bounds (`termsProblems`).
 */
export const offerMarginField = z.object({
  basisPoints: z
    .int(refuse('OFFER_MARGIN_OUT_OF_RANGE'))
    .min(-otcRules.maximumMarginBasisPoints, refuse('OFFER_MARGIN_OUT_OF_RANGE'))
    .max(otcRules.maximumMarginBasisPoints, refuse('OFFER_MARGIN_OUT_OF_RANGE')),
  floor: unitPriceField.nullable().default(null),
  ceiling: unitPriceField.nullable().default(null),
})

/** Exactly one of fixed price and margin. */
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

/** Hours in which the offer is on the market, Monday first; null is always. */
export const offerHoursField = hoursShape
  .superRefine((hours, context) => report(context, hoursProblem(hours)))
  .nullable()

/** Hours as offers and orders store them, including those stored before there was a minimum. */
export const storedHoursField = hoursShape.refine(areHours, refuse('OFFER_HOURS_INVALID')).nullable()

const { payTime } = otcRules

/** The time to pay that an offer gives the buyer, seconds; null for the site's. The domain checks the site's bounds. */
const payTimeField = z
  .int(refuse('OFFER_PAY_TIME_OUT_OF_RANGE'))
  .min(payTime.minimumSeconds, refuse('OFFER_PAY_TIME_OUT_OF_RANGE'))
  .max(payTime.maximumSeconds, refuse('OFFER_PAY_TIME_OUT_OF_RANGE'))
  .nullable()

const terms = {
  minimum: usdMoney,
  maximum: usdMoney,
  requirements: offerRequirementsField,
}

/** Input that publishes an offer. The domain checks its amounts (`offerProblems`). */
export const publishOfferInput = z
  .object({
    side: z.enum(['buy', 'sell'], refuse('INPUT_INVALID')),
    total: coinMoney,
    ...price,
    ...terms,
    fiat: fiatCodeField.default('USD'),
    remark: offerRemarkField,
    greeting: offerGreetingField.default(''),
    paySeconds: payTimeField.default(null),
    /** The market's price that takes a fixed offer down; null for none. */
    trigger: unitPriceField.nullable().default(null),
    hours: offerHoursField.default(null),
    methods: paymentMethodsField,
    payees: payeesField.default([]),
    payPassword: digestField.optional(),
    idempotencyKey: idempotencyKeyField,
  })
  .refine(isPricedOnce, { ...refuse('OFFER_PRICE_REQUIRED'), path: ['unitPrice'] })

/** Input that edits an offer's terms; fields left out stay unchanged. */
export const editOfferInput = z
  .object({
    id: idField,
    ...price,
    total: coinMoney.optional(),
    trigger: unitPriceField.nullable().optional(),
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
    paySeconds: payTimeField.optional(),
    greeting: offerGreetingField.optional(),
    hours: offerHoursField.optional(),
    methods: paymentMethodsField.unwrap().optional(),
    payees: payeesField.optional(),
    payPassword: digestField.optional(),
  })
  .refine(isPricedAtMostOnce, { ...refuse('OFFER_PRICE_REQUIRED'), path: ['unitPrice'] })

/** A sum in minor units of its currency. */
const fiatSum = z.object({
  fiat: fiatCodeField,
  units: z
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt),
})

const LONGEST_TERMS = 32

/** Input that takes an offer: the volume, and the price and sum that the taker saw. */
export const takeOfferInput = z.object({
  id: idField,
  volume: coinMoney,
  unitPrice: unitPriceField,
  /** The sum to pay that the taker saw; left out, the newest rate counts. */
  toPay: fiatSum.optional(),
  /** The `terms` of the offer as the taker saw it; left out, those of now count. */
  terms: z.string().max(LONGEST_TERMS).optional(),
  /** The taker's receiving accounts, when the taker sells. */
  payees: payeesField.default([]),
  payPassword: digestField.optional(),
  idempotencyKey: idempotencyKeyField,
})

/** Upper bound of plausible times, unix seconds. */
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

/** The payer, their account, and the evidence of the payment: a reference or pictures. */
export const payerInput = z
  .object({
    name: payerText(1),
    account: payerText(1),
    reference: payerText(0).default(''),
    /** Time of the payment as the buyer states it; unix seconds. */
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

/** One side's rating of the other after a completed order. */
export const rateOrderInput = z.object({
  id: idField,
  isUp: z.boolean(refuse('OTC_RATING_REQUIRED')),
  text: judgedProse(
    2 * otcRules.maximumRatingCharacters,
    { required: 'OTC_RATING_TEXT_TOO_LONG', tooLong: 'OTC_RATING_TEXT_TOO_LONG' },
    (text) => (Array.from(text).length > otcRules.maximumRatingCharacters ? 'OTC_RATING_TEXT_TOO_LONG' : null),
  ).default(''),
})

/** Input that marks an order as paid; without a payer it counts as "not stated". */
export const payOrderInput = z.object({
  id: idField,
  payer: payerInput.optional(),
  payPassword: digestField.optional(),
})
