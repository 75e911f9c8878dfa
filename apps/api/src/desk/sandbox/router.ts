import { currencyCodeField } from '@jindu/domain/input'
import { parsePositiveAmount } from '@jindu/domain/money'
import { z } from 'zod'
import { router, userProcedure, visitorProcedure } from '../../trpc/init.ts'
import { moneyOut } from '../../trpc/money-out.ts'
import { amountField, blocksField, secondsField } from './input.ts'
import { advanceClock, mineBlocks, runFaucet } from './verbs.ts'

export const sandboxRouter = router({
  status: visitorProcedure
    .meta({
      summary: { en: 'Whether this site is a sandbox, and its time', 'zh-CN': '本站是否为沙盒及其时间' },
      scope: 'market',
    })
    .input(z.object({}).optional())
    .output(z.object({ sandbox: z.boolean(), now: z.int() }))
    .query(({ ctx }) => ({ sandbox: ctx.app.env.sandbox, now: ctx.app.clock.now() })),

  faucet: userProcedure
    .meta({ summary: { en: 'Give oneself play coin', 'zh-CN': '领取测试币' }, scope: 'trade' })
    .input(z.object({ currency: currencyCodeField, amount: amountField, confirmed: z.boolean().default(true) }))
    .output(z.object({ txid: z.string(), address: z.string(), amount: moneyOut }))
    .mutation(({ ctx, input: { amount, currency, confirmed } }) =>
      runFaucet(ctx.app, ctx.session.uid, parsePositiveAmount(amount, currency), confirmed),
    ),

  mine: userProcedure
    .meta({ summary: { en: 'Make blocks of the simulated chain', 'zh-CN': '在模拟链上出块' }, scope: null })
    .input(z.object({ currency: currencyCodeField, blocks: blocksField }))
    .output(z.object({ height: z.int() }))
    .mutation(({ ctx, input }) => mineBlocks(ctx.app, input.currency, input.blocks)),

  advance: userProcedure
    .meta({ summary: { en: 'Put the clock forward', 'zh-CN': '拨快时钟' }, scope: null })
    .input(z.object({ seconds: secondsField }))
    .output(z.object({ now: z.int() }))
    .mutation(({ ctx, input }) => advanceClock(ctx.app, input.seconds)),
})
