import * as z from 'zod'
import { goodsRules } from '../rules/goods.ts'
import { percentOff, validityTime } from './discount.ts'
import { volumeField } from './fields.ts'
import { priceText } from './money.ts'
import { refuse } from './refuse.ts'

const steps = z
  .array(z.object({ from: volumeField, price: priceText }))
  .max(goodsRules.price.maximumSteps, refuse('PRICE_STEPS'))
  .default([])

const sale = z.object({
  off: z.discriminatedUnion('kind', [percentOff, z.object({ kind: z.literal('price'), price: priceText })]),
  startsAt: validityTime.nullable().default(null),
  endsAt: validityTime,
})

/**
 * How the price of one piece is found: fixed, with prices by quantity and a sale for a time, or named by the buyer. Prices
 * are dollars as typed, times are unix seconds. `pricingProblem` judges them together.
 */
export const pricingInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed'), steps, sale: sale.nullable().default(null) }),
  z.object({ kind: z.literal('named') }),
])
export type PricingInput = z.output<typeof pricingInput>
