import { coinMoney, currencyCodeField, idField } from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { confirmedProcedure, permittedProcedure, router } from '../../trpc/init.ts'
import { coinOut } from '../../trpc/money-out.ts'
import { agreeMove } from './agree-move.ts'
import { makeMove, submitMove, withdrawMove } from './make-move.ts'
import { readWallets } from './reads.ts'
import { MOVE_DIRECTIONS, MOVE_STATES } from './tables.ts'

const ofFinance = permittedProcedure('payouts.manage')
const confirmedFinance = confirmedProcedure('payouts.manage')
const byId = z.object({ id: idField })
const direction = z.enum(MOVE_DIRECTIONS).describe('From the cold wallet to the hot one, or back')

const move = z.object({
  id: z.int(),
  direction,
  state: z.enum(MOVE_STATES).describe('How far it is'),
  amount: coinOut,
  fee: coinOut.nullable().describe('The network’s fee; null before it is signed'),
  address: z.string().describe('The address of the receiving wallet'),
  psbt: z.string().nullable().describe('What the keys are asked to sign, base64'),
  tx: z.string().nullable(),
  madeBy: z.int(),
  madeAt: z.int().describe('When it was made'),
  signedBy: z.int().nullable().describe('The member of finance who brought the signatures'),
  agreedBy: z.int().nullable().describe('The second member'),
})

const wallets = z.object({
  currency: currencyCodeField,
  watched: z.boolean().describe('Whether the coin has a cold wallet'),
  hot: coinOut.describe('What the hot wallet holds'),
  cold: coinOut.describe('What the cold wallet holds'),
  floor: coinOut.describe('Below it finance tops the hot wallet up; nothing for no floor'),
  ceiling: coinOut.describe('Above it finance drains the hot wallet; nothing for no ceiling'),
  level: z.enum(['low', 'within', 'high']),
  moves: z.array(move).describe('The latest first'),
})

export const custodyRouter = router({
  wallets: ofFinance
    .meta({
      summary: {
        en: 'Hot and cold wallet of each coin, and the moves between them',
        'zh-CN': '各币种冷、热钱包余额及其间的划转',
      },
      scope: null,
    })
    .output(z.object({ data: z.array(wallets) }))
    .query(({ ctx }) => readWallets(ctx.app)),

  make: confirmedFinance
    .meta({
      summary: {
        en: 'Make a payment between hot and cold wallet; its keys sign it, a second member agrees',
        'zh-CN': '生成冷、热钱包之间的划转，待签名并由另一位财务同意',
      },
      scope: null,
    })
    .input(z.object({ amount: coinMoney, direction }))
    .output(z.object({ id: z.int() }))
    .mutation(({ ctx, input }) => makeMove(ctx.app, ctx.session, input)),

  submit: confirmedFinance
    .meta({
      summary: {
        en: 'Bring what the cold keys signed; it is checked against what was made',
        'zh-CN': '提交冷钱包签名结果，与生成的交易逐项核对',
      },
      scope: null,
    })
    .input(byId.extend({ signed: z.string().min(1).max(rules.wallet.custody.maximumPsbtCharacters) }))
    .mutation(({ ctx, input }) => submitMove(ctx.app, ctx.session, input.id, input.signed)),

  agree: confirmedFinance
    .meta({
      summary: { en: 'Agree as the second member: the move is sent', 'zh-CN': '作为第二位财务同意，划转随即发送' },
      scope: null,
    })
    .input(byId)
    .mutation(({ ctx, input }) => agreeMove(ctx.app, { session: ctx.session, caller: ctx }, input.id)),

  withdraw: ofFinance
    .meta({
      summary: { en: 'Give a move up before anybody agreed', 'zh-CN': '在另一位财务同意前放弃划转' },
      scope: null,
    })
    .input(byId)
    .mutation(({ ctx, input }) => withdrawMove(ctx.app, ctx.session, input.id)),
})
