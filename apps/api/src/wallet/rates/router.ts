import { currencyCodeField, foreignFiatField, rateField, staffReasonField } from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { confirmedProcedure, permittedProcedure, router } from '../../trpc/init.ts'
import { confirmRate, endRate, proposeRate } from './change-rate.ts'
import { readRates } from './read-rates.ts'

const { mostHours } = rules.staff.rates

const byCoin = z.object({ currency: z.union([currencyCodeField, foreignFiatField]) })
const confirmed = confirmedProcedure('rates.set')

const marketRate = z.object({ usdE8: z.string(), quotedAt: z.int(), ageSeconds: z.int() })

const setRate = z.object({
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
setRate.register(z.globalRegistry, { id: 'SetRate', description: 'A rate that finance set or proposed' })

const coinRates = z.object({
  currency: currencyCodeField,
  /** Whether the coin has a valid price; the market's may be stale. */
  priced: z.boolean(),
  market: marketRate.nullable(),
  /** A price that jumped and is held back, and since when. */
  doubt: z.object({ usdE8: z.string(), since: z.int() }).nullable(),
  set: setRate.nullable(),
})

/** A currency that fiat is paid in: every `usdE8` is its units per dollar times 10^8. */
const fiatRates = coinRates.extend({ currency: foreignFiatField })

export const ratesRouter = router({
  list: permittedProcedure('rates.set')
    .meta({
      summary: {
        en: 'Each coin’s rate on the market, and what finance set in its place',
        'zh-CN': '各币种的市场汇率与财务设定的汇率',
      },
      scope: null,
    })
    .output(
      z.object({
        source: z.enum(['sandbox', 'exchanges', 'feed', 'none']),
        data: z.array(coinRates),
        fiats: z.array(fiatRates),
      }),
    )
    .query(({ ctx }) => readRates(ctx.app)),

  /** Dollars a coin, `87.1234`, or units of a currency per dollar; the market's rate counts until a second member agrees. */
  propose: confirmed
    .meta({
      summary: {
        en: 'Propose a rate for a time; it waits for a second member',
        'zh-CN': '提议在一段时间内使用的汇率，待另一位财务同意',
      },
      scope: null,
    })
    .input(byCoin.extend({ rate: rateField, hours: z.int().min(1).max(mostHours), reason: staffReasonField }))
    .mutation(({ ctx, input }) => proposeRate(ctx.app, ctx.session, input)),

  /** `usdE8` as the second member saw it. */
  confirm: confirmed
    .meta({
      summary: {
        en: 'Agree to a rate that another member proposed: it counts from now on',
        'zh-CN': '同意另一位财务提议的汇率，立即生效',
      },
      scope: null,
    })
    .input(byCoin.extend({ usdE8: z.string().regex(/^[1-9]\d{0,17}$/) }))
    .mutation(({ ctx, input }) =>
      confirmRate(ctx.app, { session: ctx.session, caller: ctx }, input.currency, BigInt(input.usdE8)),
    ),

  end: confirmed
    .meta({
      summary: {
        en: 'Withdraw a rate that waits, or end one that counts',
        'zh-CN': '撤回待确认的汇率，或终止生效中的汇率',
      },
      scope: null,
    })
    .input(byCoin)
    .mutation(({ ctx, input }) => endRate(ctx.app, ctx.session, input.currency)),
})
