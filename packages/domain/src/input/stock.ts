import * as z from 'zod'
import { DELIVERIES, checkSecrets, normaliseSecret, secretTooLong } from '../goods/goods/index.ts'
import { REPLACEMENT_REASONS } from '../goods/orders/index.ts'
import { countCharacters } from '../text/count-characters.ts'
import { goodsOrderRules, goodsRules } from '../rules/goods.ts'
import { idField } from './fields.ts'
import { judgedLine, refuse, report } from './refuse.ts'

const { stock } = goodsRules

/** Maximum lines of a paste, blank lines included. */
const MAXIMUM_LINES = 5_000
/** Maximum UTF-16 units of a line. */
const MAXIMUM_LINE = stock.maximumCharactersACall

export const deliveryField = z.enum(DELIVERIES, refuse('INPUT_INVALID'))

/** Lines of a paste or cells of a column: 1 to 1000 secrets of at most 2000 characters each. */
export const secretLinesField = z
  .array(z.string(refuse('STOCK_SECRETS_REQUIRED')).max(MAXIMUM_LINE, refuse('STOCK_SECRET_TOO_LONG')))
  .max(MAXIMUM_LINES, refuse('STOCK_TOO_MANY_SECRETS'))
  .superRefine((lines, context) => {
    const { secrets, tooLong, invisible } = checkSecrets(lines)
    const [line] = tooLong
    const [unseen] = invisible
    const characters = lines.reduce((sum, text) => sum + text.length, 0)
    const refuseWith = (message: string, params?: Record<string, number>): void =>
      context.addIssue({ code: 'custom', message, ...(params === undefined ? {} : { params }) })
    if (line !== undefined) refuseWith('STOCK_SECRET_TOO_LONG', { line })
    else if (unseen !== undefined) refuseWith('STOCK_SECRET_INVISIBLE', { line: unseen })
    else if (secrets.length === 0) refuseWith('STOCK_SECRETS_REQUIRED')
    else if (secrets.length > stock.maximumSecretsACall) refuseWith('STOCK_TOO_MANY_SECRETS')
    else if (characters > stock.maximumCharactersACall) refuseWith('TEXT_TOO_LONG')
  })

/** One secret for every buyer. */
export const sharedSecretField = z
  .string(refuse('STOCK_SECRETS_REQUIRED'))
  .max(stock.maximumSecretCharacters * 4, refuse('STOCK_SECRET_TOO_LONG'))
  .transform(normaliseSecret)
  .refine((secret) => secret !== '', refuse('STOCK_SECRETS_REQUIRED'))
  .refine((secret) => !secretTooLong(secret), refuse('STOCK_SECRET_TOO_LONG'))

/** The name of a batch of secrets, such as its supplier and date; may be empty. */
export const batchNameField = z
  .string(refuse('STOCK_BATCH_INVALID'))
  .max(10 * stock.maximumBatchCharacters, refuse('STOCK_BATCH_INVALID'))
  .transform((name) => name.normalize('NFC').trim())
  .refine((name) => !/[\p{Cf}\p{Cc}\p{Zl}\p{Zp}]/u.test(name), refuse('STOCK_BATCH_INVALID'))
  .refine((name) => countCharacters(name) <= stock.maximumBatchCharacters, refuse('STOCK_BATCH_INVALID'))

/** Forms of a stock of units, and of a shared secret. */
export const unitsForm = z.object({ secrets: secretLinesField })
export const sharedForm = z.object({ secret: sharedSecretField })

/**
 * Replaces units of the order `id` by the oldest units of the stock, or by `secrets`, one for each. The reason `other` needs a remark;
 * otherwise it may be empty.
 */
export const replacementInput = z
  .object({
    id: idField,
    units: z
      .array(idField)
      .min(1, refuse('REPLACEMENT_COUNT'))
      .max(stock.maximumUnitsAnOrder, refuse('REPLACEMENT_COUNT')),
    secrets: secretLinesField.optional(),
    reason: z.enum(REPLACEMENT_REASONS, refuse('INPUT_INVALID')),
    remark: judgedLine(
      10 * stock.maximumRemarkCharacters,
      { required: 'REPLACEMENT_REMARK', tooLong: 'REPLACEMENT_REMARK' },
      (text) => (countCharacters(text) > stock.maximumRemarkCharacters ? 'REPLACEMENT_REMARK' : null),
    ).default(''),
  })
  .superRefine(({ units, secrets, reason, remark }, context) => {
    const fits = secrets === undefined || checkSecrets(secrets).secrets.length === new Set(units).size
    report(context, fits ? null : 'REPLACEMENT_COUNT', 'secrets')
    report(context, reason === 'other' && remark === '' ? 'REPLACEMENT_REMARK' : null, 'remark')
  })

/** Within how many hours a seller promises to deliver by hand; the site's setting may allow fewer. */
const { minimumHours, maximumHours } = goodsOrderRules.promise
export const promisedHoursField = z
  .int(refuse('PROMISED_HOURS'))
  .min(minimumHours, refuse('PROMISED_HOURS'))
  .max(maximumHours, refuse('PROMISED_HOURS'))
export const manualForm = z.object({ hours: promisedHoursField })

/** What a seller delivers by hand to the order `id`: 1 to 100 texts or keys. */
export const deliverInput = z.object({
  id: idField,
  secrets: secretLinesField.refine(
    (lines) => checkSecrets(lines).secrets.length <= stock.maximumUnitsAnOrder,
    refuse('DELIVERY_COUNT'),
  ),
})

/** The delivery that a seller attaches when publishing goods. */
export const attachedDelivery = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text') }),
  unitsForm.extend({ kind: z.literal('units') }),
  sharedForm.extend({ kind: z.literal('shared') }),
  manualForm.extend({ kind: z.literal('manual') }),
])
export type AttachedDelivery = z.output<typeof attachedDelivery>

/** Low-stock threshold in unsold units; 0 for no warning before sold out. */
export const lowStockField = z
  .int(refuse('LOW_STOCK_INVALID'))
  .min(0, refuse('LOW_STOCK_INVALID'))
  .max(stock.maximumLowStock, refuse('LOW_STOCK_INVALID'))
