import { idField, pricingInput } from '@jindu/domain/input'
import { z } from 'zod'
import { router, userProcedure } from '../../../trpc/init.ts'
import { usdOut } from '../../../trpc/money-out.ts'
import { readPricing } from './read-pricing.ts'
import { setPricing } from './set-pricing.ts'

const byId = z.object({ id: idField })

const pricing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('named') }),
  z.object({
    kind: z.literal('fixed'),
    steps: z.array(z.object({ from: z.int(), price: usdOut })).readonly(),
    sale: z
      .object({
        off: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('percent'), percent: z.int() }),
          z.object({ kind: z.literal('price'), price: usdOut }),
        ]),
        startsAt: z.int().nullable(),
        endsAt: z.int(),
      })
      .nullable(),
  }),
])
pricing.register(z.globalRegistry, { id: 'GoodsPricing' })

/** Sale, prices by quantity and named prices of one's own goods. */
export const pricingRouter = router({
  get: userProcedure
    .meta({
      summary: {
        en: 'Sale, prices by quantity or named price of one’s own goods, to edit',
        'zh-CN': '本人商品的促销、批量价或自定价（编辑用）',
      },
      scope: 'own',
    })
    .input(byId)
    .output(z.object({ id: z.int(), price: usdOut, pricing }))
    .query(({ ctx, input }) => readPricing(ctx.app, ctx.session.uid, input.id)),

  set: userProcedure
    .meta({
      summary: {
        en: 'Set sale, prices by quantity or a named price of one’s own goods',
        'zh-CN': '设置本人商品的促销、批量价或自定价',
      },
      scope: 'trade',
    })
    .meta({ counts: ['versions'] })
    .input(byId.extend({ pricing: pricingInput }))
    .output(z.object({ id: z.int() }))
    .mutation(({ ctx, input }) => setPricing(ctx.app, ctx.session.uid, input.id, input.pricing)),
})
