import { idField, refuse, timeZoneField } from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { coinOut, usdOut } from '../../trpc/money-out.ts'
import { router, userProcedure, visitorProcedure } from '../../trpc/init.ts'
import { isSpan, NO_SPAN, spanFields } from '../../trpc/span-input.ts'
import { daysWithin, SALES_RANGES } from './buckets.ts'
import { readSales } from './overview.ts'

const figures = z.object({
  orders: z.int(),
  units: z.int(),
  /** Orders that were ever on hold: a complaint requires a hold. */
  disputed: z.int(),
  refunded: z.int(),
  views: z.int(),
  /** The seller's revenue from completed orders, before the site's fee; the seller's part of a split. */
  earned: usdOut,
  fee: usdOut,
  /** `earned` minus the fee. */
  net: usdOut,
  escrow: usdOut,
  returned: usdOut,
})

/** Figures of a span of days; `to` is excluded. */
const figuresOfSpan = figures.extend({ from: z.int(), to: z.int() })
figuresOfSpan.register(z.globalRegistry, { id: 'SalesOfSpan' })

const sales = z.object({
  step: z.enum(['day', 'week', 'month']),
  from: z.int(),
  to: z.int(),
  goods: z.object({ id: z.int(), title: z.string() }).nullable(),
  points: z.array(figuresOfSpan),
  total: figures,
  /** The same for the equally long span directly before. */
  before: figuresOfSpan,
  coins: z.array(
    z.object({ orders: z.int(), earned: coinOut, fee: coinOut, net: coinOut, escrow: coinOut, returned: coinOut }),
  ),
  top: z.array(
    figures
      .omit({ fee: true, net: true, escrow: true, returned: true })
      .extend({ id: z.int(), title: z.string(), about: z.string(), coverFileId: z.string().nullable() }),
  ),
  /** The discount codes with the most orders. */
  codes: z.array(
    figures
      .pick({ orders: true, units: true, refunded: true, earned: true })
      // Discounts of orders that were not fully refunded.
      .extend({ code: z.string(), discounts: usdOut }),
  ),
})

export const salesRouter = router({
  /** Counts a view of a goods page. */
  countView: visitorProcedure
    .meta({
      summary: { en: 'Count that a page of goods is on somebody’s screen', 'zh-CN': '记录一次商品页浏览' },
      scope: null,
    })
    .input(z.object({ goodsId: idField }))
    .output(z.object({ counted: z.literal(true) }))
    .mutation(({ ctx, input }) => {
      const { app, session, address, userAgent } = ctx
      app.views.count(input.goodsId, { uid: session?.uid ?? null, address, userAgent })
      return { counted: true as const }
    }),

  overview: userProcedure
    .meta({
      summary: { en: 'What one’s own goods sold, step by step over a time', 'zh-CN': '本人商品一段时间内的销售漏斗' },
      scope: 'own',
    })
    .input(
      z
        .object({
          range: z.enum(SALES_RANGES).default('30d'),
          goodsId: idField.optional(),
          timeZone: timeZoneField.default('UTC'),
        })
        .extend(spanFields)
        .refine(isSpan, NO_SPAN)
        .refine(
          ({ from, to, timeZone }) =>
            from === undefined ||
            to === undefined ||
            daysWithin(from, to, timeZone) <= rules.goods.sales.maximumSpanDays,
          refuse('INPUT_INVALID'),
        ),
    )
    .output(sales)
    .query(({ ctx, input }) => readSales(ctx.app, ctx.session.uid, input)),
})
