import { REVENUE_SOURCES } from '@jindu/domain/ledger'
import { timeZoneField } from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { permittedProcedure, router } from '../../trpc/init.ts'
import { coinOut, usdOut } from '../../trpc/money-out.ts'
import { readRevenueDays } from './revenue-days.ts'
import { readSiteDays } from './site-days.ts'

const { days, mostDays } = rules.staff.figures

const asked = z.object({
  days: z.int().min(1).max(mostDays).default(days),
  timeZone: timeZoneField.default('UTC'),
})

const figures = z.object({
  users: z.int(),
  goods: z.int(),
  goodsOrders: z.int(),
  /** The volume of orders paid that day, whatever their outcome. */
  goodsVolume: usdOut,
  otcOrders: z.int(),
  /** Fiat orders that traded coin, and its value at their price. */
  otcTrades: z.int(),
  otcVolume: usdOut,
  disputes: z.int(),
  ruled: z.int(),
  /** From opening to final ruling; null without a ruling. */
  medianRulingSeconds: z.int().nullable(),
})

const span = { from: z.string(), to: z.string() }

export const siteFiguresRouter = router({
  site: permittedProcedure('figures.site')
    .meta({
      summary: {
        en: 'Users, goods, orders, volume and disputes of the site by day',
        'zh-CN': '全站每日的用户、商品、订单、成交额与争议',
      },
      scope: null,
    })
    .input(asked)
    .output(z.object({ ...span, days: z.array(figures.extend({ day: z.string() })), total: figures }))
    .query(({ ctx, input }) => readSiteDays(ctx.app, input)),

  revenue: permittedProcedure('figures.revenue')
    .meta({
      summary: {
        en: 'What the site earned by day, source and coin, out of the books',
        'zh-CN': '全站每日收入，按来源与币种，取自账本',
      },
      scope: null,
    })
    .input(asked)
    .output(
      z.object({
        ...span,
        data: z.array(
          z.object({ day: z.string(), source: z.enum(REVENUE_SOURCES), earned: coinOut, worth: usdOut.nullable() }),
        ),
      }),
    )
    .query(({ ctx, input }) => readRevenueDays(ctx.app, input)),
})
