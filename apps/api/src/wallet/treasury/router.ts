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
  /** The withdrawal whose transactions spend it; the coin cannot be written off until that has ended. */
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
  /** The state of the coin's node and wallet. */
  node: z.enum(NODE_STATES),
  /** On chains with gas: the paying address's gas balance (null: unknown now), the gas deposited, and the gas spent. */
  gas: z
    .object({
      network: z.string(),
      coin: z.string(),
      held: z.string().nullable(),
      low: z.boolean(),
      deposited: z.string(),
      spent: z.string(),
    })
    .nullable(),
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
  /** Coins of the books that are missing on the chain, with proposed write-offs. */
  missing: z.array(missingCoin),
  /** The total count; `missing` holds the first ones. */
  missingTotal: z.int(),
  samples: z.array(z.object({ at: z.int(), found: moneyOut, owed: moneyOut })),
})

export const treasuryRouter = router({
  coins: ofFinance
    .meta({
      summary: {
        en: 'Chain and books of each coin side by side, and whether its payouts go on',
        'zh-CN': '各币种链上与账面余额对照，以及出币是否开启',
      },
      scope: null,
    })
    .input(z.object({}).optional())
    .output(z.object({ data: z.array(coinRow) }))
    .query(({ ctx }) => readCoins(ctx.app)),

  /** A new address of the hot wallet that belongs to no user: deposits to it are the operator's capital. */
  topUpAddress: confirmedFinance
    .meta({
      summary: {
        en: 'A new address of the hot wallet that is nobody’s: what comes to it is the operator’s capital',
        'zh-CN': '生成热钱包的注资地址，所收款项计为运营方资本',
      },
      scope: null,
    })
    .input(byCoin)
    .output(z.object({ address: z.string() }))
    .mutation(({ ctx, input }) => topUpAddress(ctx.app, ctx.session, input.currency)),

  stop: ofFinance
    .meta({
      summary: { en: 'Stop the payouts of a coin, with a reason', 'zh-CN': '停止某币种出币，附理由' },
      scope: null,
    })
    .input(withReason)
    .mutation(({ ctx, input }) => stopPayouts(ctx.app, ctx.session, input.currency, input.reason)),

  askToResume: confirmedFinance
    .meta({
      summary: {
        en: 'Ask to let the payouts of a coin go on; another member of finance agrees',
        'zh-CN': '申请恢复某币种出币，待另一位财务同意',
      },
      scope: null,
    })
    .input(withReason)
    .mutation(({ ctx, input }) => askToResume(ctx.app, ctx.session, input.currency, input.reason)),

  proposeWriteOff: confirmedFinance
    .meta({
      summary: {
        en: 'Propose that a coin which the chain lacks leave the books at the operator’s cost',
        'zh-CN': '提议核销链上已缺失的币，损失由运营方承担',
      },
      scope: null,
    })
    .input(z.object({ coinId: idField, reason: staffReasonField }))
    .mutation(({ ctx, input }) => proposeWriteOff(ctx.app, ctx.session, input)),

  withdrawWriteOff: ofFinance
    .meta({
      summary: { en: 'Withdraw a proposed write-off before anybody agreed', 'zh-CN': '在另一位财务同意前撤回核销提议' },
      scope: null,
    })
    .input(z.object({ coinId: idField }))
    .mutation(({ ctx, input }) => withdrawWriteOff(ctx.app, ctx.session, input.coinId)),

  confirmWriteOff: confirmedFinance
    .meta({
      summary: {
        en: 'Agree as the second member: the coin leaves the books at the operator’s cost',
        'zh-CN': '作为第二位财务同意核销，该笔币从账面移除，损失由运营方承担',
      },
      scope: null,
    })
    .input(z.object({ coinId: idField }))
    .mutation(({ ctx, input }) => confirmWriteOff(ctx.app, { session: ctx.session, caller: ctx }, input.coinId)),

  resume: confirmedFinance
    .meta({
      summary: { en: 'Agree as the second member: the payouts of a coin go on', 'zh-CN': '作为第二位财务同意恢复出币' },
      scope: null,
    })
    .input(byCoin)
    .mutation(({ ctx, input }) => resumePayouts(ctx.app, { session: ctx.session, caller: ctx }, input.currency)),
})
