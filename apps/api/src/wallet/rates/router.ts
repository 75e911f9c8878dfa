import { currencyCodeField, rateField, staffReasonField } from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { confirmedProcedure, permittedProcedure, router } from '../../trpc/init.ts'
import { confirmRate, endRate, proposeRate } from './change-rate.ts'
import { readRates } from './read-rates.ts'

const { mostHours } = rules.staff.rates

const byCoin = z.object({ currency: currencyCodeField })
const confirmed = confirmedProcedure('rates.set')

const coinRates = z.object({
  currency: currencyCodeField,
  /** Whether the coin has a price now: what the market said may be too old. */
  priced: z.boolean(),
  market: z.object({ usdE8: z.string(), quotedAt: z.int(), ageSeconds: z.int() }).nullable(),
  /** A price that jumped and is held back, and since when. */
  doubt: z.object({ usdE8: z.string(), since: z.int() }).nullable(),
  set: z
    .object({
      usdE8: z.string(),
      hours: z.int(),
      reason: z.string(),
      proposedBy: z.int(),
      proposedAt: z.int(),
      /** Null: it waits for a second member, until `until` at most. */
      confirmedBy: z.int().nullable(),
      confirmedAt: z.int().nullable(),
      until: z.int(),
    })
    .nullable(),
})

export const ratesRouter = router({
  list: permittedProcedure('rates.set')
    .meta({ summary: 'Each coin’s rate on the market, and what finance set in its place' })
    .output(z.object({ source: z.enum(['sandbox', 'exchanges', 'feed', 'none']), data: z.array(coinRates) }))
    .query(({ ctx }) => readRates(ctx.app)),

  /** Dollars a coin, `87.1234`; the market's rate counts until a second member agrees. */
  propose: confirmed
    .meta({ summary: 'Propose a rate for a time; it waits for a second member' })
    .input(byCoin.extend({ rate: rateField, hours: z.int().min(1).max(mostHours), reason: staffReasonField }))
    .mutation(({ ctx, input }) => proposeRate(ctx.app, ctx.session, input)),

  /** `usdE8` as the second member saw it. */
  confirm: confirmed
    .meta({ summary: 'Agree to a rate that another member proposed: it counts from now on' })
    .input(byCoin.extend({ usdE8: z.string().regex(/^[1-9]\d{0,17}$/) }))
    .mutation(({ ctx, input }) => confirmRate(ctx.app, ctx.session, input.currency, BigInt(input.usdE8))),

  end: confirmed
    .meta({ summary: 'Withdraw a rate that waits, or end one that counts' })
    .input(byCoin)
    .mutation(({ ctx, input }) => endRate(ctx.app, ctx.session, input.currency)),
})
