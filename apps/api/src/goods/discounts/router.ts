import { DISCOUNT_STATES } from '@jindu/domain/goods/goods'
import {
  discountCodeField,
  discountInput,
  idField,
  pageInput,
  pageOutput,
  usdMoney,
  volumeField,
} from '@jindu/domain/input'
import { z } from 'zod'
import { router, userProcedure, visitorProcedure } from '../../trpc/init.ts'
import { usdOut } from '../../trpc/money-out.ts'
import { countMisses } from './count-misses.ts'
import { createCode } from './create-code.ts'
import { endCode } from './end-code.ts'
import { checkCode, listCodes } from './reads.ts'

/** The discount of a code: whole percents or an amount. */
const off = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percent: z.int() }),
  z.object({ kind: z.literal('amount'), amount: usdOut }),
])
off.register(z.globalRegistry, { id: 'DiscountOff' })

const seconds = z.int()

const ownCode = z.object({
  id: z.int(),
  code: z.string(),
  off,
  /** Null for all goods of the seller. */
  goods: z.array(z.object({ id: z.int(), title: z.string() })).nullable(),
  maximumUses: z.int().nullable(),
  uses: z.int(),
  onceEach: z.boolean(),
  firstOnly: z.boolean(),
  startsAt: seconds.nullable(),
  endsAt: seconds.nullable(),
  minimum: usdOut.nullable(),
  createdAt: seconds,
  endedAt: seconds.nullable(),
  state: z.enum(DISCOUNT_STATES),
})

export const discountsRouter = router({
  list: userProcedure
    .meta({ summary: { en: 'One’s own discount codes', 'zh-CN': '本人的优惠码' }, scope: 'own' })
    .input(pageInput('list'))
    .output(pageOutput(ownCode))
    .query(({ ctx, input }) => listCodes(ctx.app, ctx.session.uid, input)),

  create: userProcedure
    .meta({
      summary: { en: 'Make a discount code for one’s own goods', 'zh-CN': '为本人的商品创建优惠码' },
      scope: 'trade',
    })
    .meta({ counts: ['discounts'] })
    .input(discountInput)
    .output(z.object({ id: z.int() }))
    .mutation(({ ctx, input }) => createCode(ctx.app, ctx.session, input)),

  end: userProcedure
    .meta({
      summary: {
        en: 'End one’s own discount code: nobody can use it any more',
        'zh-CN': '结束本人的优惠码，之后不能再使用',
      },
      scope: 'trade',
    })
    .input(z.object({ id: idField }))
    .output(z.object({ id: z.int() }))
    .mutation(({ ctx, input }) => endCode(ctx.app, ctx.session.uid, input.id)),

  check: visitorProcedure
    .meta({
      summary: { en: 'Preview the discount of a code on a purchase', 'zh-CN': '优惠码在一次购买中可抵扣的金额' },
      scope: 'market',
    })
    .input(z.object({ goodsId: idField, volume: volumeField, code: discountCodeField, named: usdMoney.optional() }))
    .output(z.object({ code: z.string(), off }))
    .query(({ ctx, input }) => countMisses(ctx, () => checkCode(ctx.app, ctx.session?.uid ?? null, input))),
})
