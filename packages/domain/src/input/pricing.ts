import * as z from 'zod'
import { compare } from '../money/index.ts'
import { goodsRules } from '../rules/goods.ts'
import { endsAfterStart, percentOff, validityTime } from './discount.ts'
import { volumeField } from './fields.ts'
import { priceText } from './money.ts'
import { refuse, report } from './refuse.ts'

const steps = z
  .array(z.object({ from: volumeField, price: priceText }), refuse('PRICE_STEPS'))
  .max(goodsRules.price.maximumSteps, refuse('PRICE_STEPS'))
  .superRefine((all, context) => {
    const isOrdered = all.every(({ from, price }, nth) => {
      const before = all[nth - 1]
      return before === undefined ? from > 1 : from > before.from && compare(price, before.price) < 0
    })
    report(context, isOrdered ? null : 'PRICE_STEPS')
  })
  .default([])

const sale = z
  .object({
    off: z.discriminatedUnion(
      'kind',
      [percentOff, z.object({ kind: z.literal('price'), price: priceText })],
      refuse('INPUT_INVALID'),
    ),
    startsAt: validityTime.nullable().default(null),
    endsAt: validityTime,
  })
  .superRefine(endsAfterStart)

/**
 * How the price of one piece is found: fixed, with prices by quantity and a sale for a time, or named by the buyer. Prices
 * are dollars as typed, times are unix seconds.
 */
export const pricingInput = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('fixed'), steps, sale: sale.nullable().default(null) }),
    z.object({ kind: z.literal('named') }),
  ],
  refuse('INPUT_INVALID'),
)
export type PricingInput = z.output<typeof pricingInput>
