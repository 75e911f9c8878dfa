import { currencyCodeField } from '@jindu/domain/input'
import { parsePositiveAmount } from '@jindu/domain/money'
import { z } from 'zod'
import { router, userProcedure, visitorProcedure } from '../../trpc/init.ts'
import { moneyOut } from '../../trpc/money-out.ts'
import { amountField, blocksField, secondsField } from './input.ts'
import { advanceClock, mineBlocks, runFaucet } from './verbs.ts'

export const sandboxRouter = router({
  status: visitorProcedure
    .meta({ summary: 'Whether this site is a sandbox, and its time' })
    .input(z.object({}).optional())
    .output(z.object({ sandbox: z.boolean(), now: z.int() }))
    .query(({ ctx }) => ({ sandbox: ctx.app.env.sandbox, now: ctx.app.clock.now() })),

  faucet: userProcedure
    .meta({ summary: 'Give oneself play coin' })
    .input(z.object({ currency: currencyCodeField, amount: amountField, confirmed: z.boolean().default(true) }))
    .output(z.object({ txid: z.string(), address: z.string(), amount: moneyOut }))
    .mutation(({ ctx, input: { amount, currency, confirmed } }) =>
      runFaucet(ctx.app, ctx.session.uid, parsePositiveAmount(amount, currency), confirmed),
    ),

  mine: userProcedure
    .meta({ summary: 'Make blocks of the simulated chain' })
    .input(z.object({ currency: currencyCodeField, blocks: blocksField }))
    .output(z.object({ height: z.int() }))
    .mutation(({ ctx, input }) => mineBlocks(ctx.app, input.currency, input.blocks)),

  advance: userProcedure
    .meta({ summary: 'Put the clock forward' })
    .input(z.object({ seconds: secondsField }))
    .output(z.object({ now: z.int() }))
    .mutation(({ ctx, input }) => advanceClock(ctx.app, input.seconds)),
})
