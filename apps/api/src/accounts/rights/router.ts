import {
  coinMoney,
  idField,
  rightPurchaseInput,
  staffReasonField,
  uidField,
  usdMoney,
  monthsField,
} from '@jindu/domain/input'
import { rightsPlans } from '@jindu/domain/accounts/rights'
import { z } from 'zod'
import { confirmedProcedure, router, userProcedure, verifiedProcedure } from '../../trpc/init.ts'
import { buyRight } from './buy-right.ts'
import { plan, rightField, rightQuote } from './output.ts'
import { quoteRight } from './quote-right.ts'
import { markSpam, restoreRight, withdrawRight } from './withdraw-right.ts'

const done = z.object({ ok: z.literal(true) })
const DONE = { ok: true } as const

const ofUser = z.object({ uid: uidField, reason: staffReasonField })
const ofRight = ofUser.extend({ right: rightField })

export const rightsRouter = router({
  plans: userProcedure
    .meta({
      summary: {
        en: 'What the rights to publish and to trade cost, by months',
        'zh-CN': '发布权与交易权限按月数的价格',
      },
      scope: 'market',
    })
    .input(z.object({ right: rightField }))
    .output(z.object({ data: z.array(plan) }))
    .query(({ ctx, input }) => ({ data: rightsPlans(input.right, ctx.app.settings.current()) })),

  quote: userProcedure
    .meta({
      summary: {
        en: 'What a right costs in each currency, with the caller’s balance',
        'zh-CN': '权限以各币种计的价格，以及调用方的余额',
      },
      scope: 'market',
    })
    .input(z.object({ right: rightField, months: monthsField }))
    .output(rightQuote)
    .query(({ ctx, input }) => quoteRight(ctx.app, ctx.session.uid, input)),

  /** Takes the price that the buyer saw: refused if it changed. */
  buy: verifiedProcedure
    .meta({
      summary: {
        en: 'Buy a right for some months, at the price that was seen or not at all',
        'zh-CN': '按所见价格购买若干个月的权限，价格有变则不成交',
      },
      scope: 'trade',
    })
    .input(rightPurchaseInput.extend({ monthPrice: usdMoney.optional(), total: coinMoney.optional() }))
    .output(z.object({ id: idField, until: z.int() }))
    .mutation(({ ctx, input }) => buyRight(ctx.app, ctx.session.uid, input)),

  /** `days` null: without end. */
  withdraw: confirmedProcedure('rights.withdraw')
    .meta({
      summary: {
        en: 'Take a right from an account for some days or without end',
        'zh-CN': '收回账号的权限，可限天数或无限期',
      },
      scope: null,
    })
    .input(ofRight.extend({ days: z.int().max(1_000_000).nullable() }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await withdrawRight(ctx.app, ctx.session, input)
      return DONE
    }),

  restore: confirmedProcedure('rights.withdraw')
    .meta({ summary: { en: 'Give a withdrawn right back', 'zh-CN': '归还被收回的权限' }, scope: null })
    .input(ofRight)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await restoreRight(ctx.app, ctx.session, input)
      return DONE
    }),

  markSpam: confirmedProcedure('rights.withdraw')
    .meta({ summary: { en: 'Mark an account as a sender of spam', 'zh-CN': '将账号标记为垃圾账号' }, scope: null })
    .input(ofUser)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await markSpam(ctx.app, ctx.session, input)
      return DONE
    }),
})
