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
    .meta({ summary: 'What the rights to publish and to trade cost, by months' })
    .input(z.object({ right: rightField }))
    .output(z.object({ data: z.array(plan) }))
    .query(({ ctx, input }) => ({ data: rightsPlans(input.right, ctx.app.settings.current()) })),

  quote: userProcedure
    .meta({ summary: 'What a right costs in each currency, with the caller’s balance' })
    .input(z.object({ right: rightField, months: monthsField }))
    .output(rightQuote)
    .query(({ ctx, input }) => quoteRight(ctx.app, ctx.session.uid, input)),

  /** With what the buyer saw of the price, they pay that or nothing. */
  buy: verifiedProcedure
    .meta({ summary: 'Buy a right for some months, at the price that was seen or not at all' })
    .input(rightPurchaseInput.extend({ monthPrice: usdMoney.optional(), total: coinMoney.optional() }))
    .output(z.object({ id: idField, until: z.int() }))
    .mutation(({ ctx, input }) => buyRight(ctx.app, ctx.session.uid, input)),

  /** `days` null: without end. */
  withdraw: confirmedProcedure('rights.withdraw')
    .meta({ summary: 'Take a right from an account for some days or without end' })
    .input(ofRight.extend({ days: z.int().max(1_000_000).nullable() }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await withdrawRight(ctx.app, ctx.session, input)
      return DONE
    }),

  restore: confirmedProcedure('rights.withdraw')
    .meta({ summary: 'Give a withdrawn right back' })
    .input(ofRight)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await restoreRight(ctx.app, ctx.session, input)
      return DONE
    }),

  markSpam: confirmedProcedure('rights.withdraw')
    .meta({ summary: 'Mark an account as a sender of spam' })
    .input(ofUser)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await markSpam(ctx.app, ctx.session, input)
      return DONE
    }),
})
