import * as z from 'zod'
import { foldDiscountCode } from '../goods/goods/index.ts'
import { goodsRules } from '../rules/goods.ts'
import { idField } from './fields.ts'
import { priceText } from './money.ts'
import { refuse, report } from './refuse.ts'

const { discount } = goodsRules
const MAXIMUM_TYPED = 100
/** The year 9999, in unix seconds. */
const MAXIMUM_TIME = 253_402_300_799
const CODE = new RegExp(`^[A-Z0-9][A-Z0-9-]{${discount.minimumCharacters - 1},${discount.maximumCharacters - 1}}$`)

/** A discount code as typed, in the form in which it is stored (`foldDiscountCode`). */
export const discountCodeField = z
  .string(refuse('DISCOUNT_CODE_INVALID'))
  .max(MAXIMUM_TYPED, { ...refuse('DISCOUNT_CODE_INVALID'), abort: true })
  .overwrite(foldDiscountCode)
  .regex(CODE, refuse('DISCOUNT_CODE_INVALID'))

/** A start or an end, in unix seconds. */
export const validityTime = z
  .int(refuse('DISCOUNT_DATES'))
  .min(0, refuse('DISCOUNT_DATES'))
  .max(MAXIMUM_TIME, refuse('DISCOUNT_DATES'))
/** A discount in whole percents. */
export const percentOff = z.object({
  kind: z.literal('percent'),
  percent: z
    .int(refuse('DISCOUNT_PERCENT'))
    .min(1, refuse('DISCOUNT_PERCENT'))
    .max(discount.maximumPercent, refuse('DISCOUNT_PERCENT')),
})

/** A new discount code. Amounts are dollars as typed, times are unix seconds. */
export const discountInput = z
  .object({
    code: discountCodeField,
    off: z.discriminatedUnion(
      'kind',
      [percentOff, z.object({ kind: z.literal('amount'), amount: priceText })],
      refuse('INPUT_INVALID'),
    ),
    /** Null for all goods of the seller. */
    goodsIds: z
      .array(idField, refuse('DISCOUNT_GOODS'))
      .min(1, refuse('DISCOUNT_GOODS'))
      .max(discount.maximumGoods, refuse('DISCOUNT_GOODS'))
      .transform((ids) => [...new Set(ids)])
      .nullable()
      .default(null),
    maximumUses: z
      .int(refuse('DISCOUNT_COUNT'))
      .min(1, refuse('DISCOUNT_COUNT'))
      .max(discount.maximumUses, refuse('DISCOUNT_COUNT'))
      .nullable()
      .default(null),
    onceEach: z.boolean().default(false),
    firstOnly: z.boolean().default(false),
    startsAt: validityTime.nullable().default(null),
    endsAt: validityTime.nullable().default(null),
    minimum: priceText.nullable().default(null),
  })
  .superRefine(({ startsAt, endsAt }, context) =>
    report(context, startsAt !== null && endsAt !== null && endsAt <= startsAt ? 'DISCOUNT_DATES' : null, 'endsAt'),
  )
export type DiscountInput = z.output<typeof discountInput>
