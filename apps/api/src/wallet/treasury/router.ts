import { currencyCodeField, idField, staffReasonField } from '@jindu/domain/input'
import { z } from 'zod'
import { NODE_STATES } from '../../platform/chain/index.ts'
import { moneyOut } from '../../trpc/money-out.ts'
import { confirmedProcedure, permittedProcedure, router } from '../../trpc/init.ts'
import { askToResume, resumePayouts, stopPayouts } from './breaker.ts'
import { readCoins } from './read-coins.ts'
import { BREAKER_REASONS } from './tables.ts'
import { topUpAddress } from './top-up-address.ts'
import { confirmWriteOff, proposeWriteOff, withdrawWriteOff } from './write-off.ts'

const ofFinance = permittedProcedure('payouts.manage')
const confirmedFinance = confirmedProcedure('payouts.manage')
const byCoin = z.object({ currency: currencyCodeField })
const withReason = byCoin.extend({ reason: staffReasonField })
const some = z.object({ count: z.int(), amount: moneyOut })

const missingCoin = z.object({
  id: z.int(),
  txid: z.string(),
  outputIndex: z.int(),
  amount: moneyOut,
  since: z.int(),
  /** The withdrawal whose transactions spend it: until that has ended it is not written off. */
  heldBy: z.int().nullable(),
  proposal: z.object({ by: z.int(), at: z.int(), until: z.int(), reason: z.string() }).nullable(),
})

const coinRow = z.object({
  currency: currencyCodeField,
  found: moneyOut,
  inBooks: moneyOut,
  owed: moneyOut,
  capital: moneyOut,
  measuredAt: z.int().nullable(),
  equal: z.boolean(),
  /** What the coin's node and wallet are able to do now. */
  node: z.enum(NODE_STATES),
  /** When the chain was last read into the books. */
  readAt: z.int().nullable(),
  runs: z.boolean(),
  stopped: z
    .object({
      at: z.int(),
      reason: z.enum(BREAKER_REASONS),
      askedBy: z.int().nullable(),
      askedAt: z.int().nullable(),
      askedReason: z.string(),
    })
    .nullable(),
  inReview: some,
  approved: some,
  out: some.extend({ stuck: z.int() }),
  /** Coins of the books that the chain lacks, with what finance means to do about each. */
  missing: z.array(missingCoin),
  /** How many there are; the first stand above. */
  missingTotal: z.int(),
  samples: z.array(z.object({ at: z.int(), found: moneyOut, owed: moneyOut })),
})

export const treasuryRouter = router({
  coins: ofFinance
    .meta({ summary: 'Chain and books of each coin side by side, and whether its payouts go on' })
    .input(z.object({}).optional())
    .output(z.object({ data: z.array(coinRow) }))
    .query(({ ctx }) => readCoins(ctx.app)),

  /** A new address of the hot wallet that is nobody's: what comes to it is the operator's capital. */
  topUpAddress: confirmedFinance
    .meta({ summary: 'A new address of the hot wallet that is nobody’s: what comes to it is the operator’s capital' })
    .input(byCoin)
    .output(z.object({ address: z.string() }))
    .mutation(({ ctx, input }) => topUpAddress(ctx.app, ctx.session, input.currency)),

  stop: ofFinance
    .meta({ summary: 'Stop the payouts of a coin, with a reason' })
    .input(withReason)
    .mutation(({ ctx, input }) => stopPayouts(ctx.app, ctx.session, input.currency, input.reason)),

  askToResume: confirmedFinance
    .meta({ summary: 'Ask to let the payouts of a coin go on; another member of finance agrees' })
    .input(withReason)
    .mutation(({ ctx, input }) => askToResume(ctx.app, ctx.session, input.currency, input.reason)),

  proposeWriteOff: confirmedFinance
    .meta({ summary: 'Propose that a coin which the chain lacks leave the books at the operator’s cost' })
    .input(z.object({ coinId: idField, reason: staffReasonField }))
    .mutation(({ ctx, input }) => proposeWriteOff(ctx.app, ctx.session, input)),

  withdrawWriteOff: ofFinance
    .meta({ summary: 'Withdraw a proposed write-off before anybody agreed' })
    .input(z.object({ coinId: idField }))
    .mutation(({ ctx, input }) => withdrawWriteOff(ctx.app, ctx.session, input.coinId)),

  confirmWriteOff: confirmedFinance
    .meta({ summary: 'Agree as the second member: the coin leaves the books at the operator’s cost' })
    .input(z.object({ coinId: idField }))
    .mutation(({ ctx, input }) => confirmWriteOff(ctx.app, ctx.session, input.coinId)),

  resume: confirmedFinance
    .meta({ summary: 'Agree as the second member: the payouts of a coin go on' })
    .input(byCoin)
    .mutation(({ ctx, input }) => resumePayouts(ctx.app, ctx.session, input.currency)),
})
