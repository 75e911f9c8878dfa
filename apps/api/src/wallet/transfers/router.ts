import {
  currencyCodeField,
  idField,
  internalTransferInput,
  pageInput,
  pageOutput,
  staffReasonField,
  transferInput,
  uidField,
} from '@jindu/domain/input'
import { z } from 'zod'
import { confirmedProcedure, permittedProcedure, router, userProcedure, verifiedProcedure } from '../../trpc/init.ts'
import { moneyOut } from '../../trpc/money-out.ts'
import { isSpan, NO_SPAN, spanFields } from '../../trpc/span-input.ts'
import { decideMove } from './decide-move.ts'
import { moveOwn } from './move-own.ts'
import { listMoves, listPendingMoves, listTransfers } from './reads.ts'
import { readRecipient, sendTransfer } from './send-transfer.ts'
import { TRANSFER_KINDS } from './tables.ts'

const ofFinance = permittedProcedure('payouts.manage')
const confirmedFinance = confirmedProcedure('payouts.manage')

const made = z.object({ id: z.int() })
const pendingMove = z.object({
  id: z.int(),
  uid: z.int(),
  target: z.enum(['fund', 'otc']),
  amount: moneyOut,
  createdAt: z.int(),
  allowedEvents: z.array(
    z.object({ event: z.enum(['approve', 'reject']), allowed: z.boolean(), reason: z.string().nullable() }),
  ),
})
const ofCurrency = { currency: currencyCodeField.optional() }

export const transfersRouter = router({
  recipient: userProcedure
    .meta({
      summary: {
        en: 'Who a transfer would go to: since when they are here, and how often one has sent them something',
        'zh-CN': '收款人信息：注册时间与此前的转账次数',
      },
      scope: 'withdraw',
    })
    .input(z.object({ uid: uidField }))
    .output(z.object({ uid: z.int(), joinedAt: z.int(), times: z.int(), lastAt: z.int().nullable() }))
    .query(({ ctx, input }) => readRecipient(ctx.app, ctx.session.uid, input.uid)),

  send: verifiedProcedure
    .meta({
      summary: { en: 'Send money to another account at once', 'zh-CN': '站内转账，立即到账' },
      scope: 'withdraw',
    })
    .input(transferInput)
    .output(made)
    .mutation(({ ctx, input }) => sendTransfer(ctx.app, { session: ctx.session, caller: ctx }, input)),

  list: userProcedure
    .meta({ summary: { en: 'One’s own transfers, in and out', 'zh-CN': '本人的站内转账，转入与转出' }, scope: 'own' })
    .input(
      pageInput('transfers')
        .extend({ ...ofCurrency, guide: z.enum(['in', 'out']).optional() })
        .extend(spanFields)
        .refine(isSpan, NO_SPAN),
    )
    .output(
      pageOutput(
        z.object({
          id: z.int(),
          guide: z.enum(['in', 'out']),
          otherUid: z.int(),
          currency: currencyCodeField,
          amount: moneyOut,
          createdAt: z.int(),
        }),
      ),
    )
    .query(({ ctx, input }) => listTransfers(ctx.app, ctx.session.uid, input)),

  move: verifiedProcedure
    .meta({
      summary: { en: 'Move one’s own money between fund and OTC balance', 'zh-CN': '在资金余额与承兑余额之间划转' },
      scope: 'trade',
    })
    .input(internalTransferInput)
    .output(made)
    .mutation(({ ctx, input }) => moveOwn(ctx.app, ctx.session.uid, input)),

  moves: userProcedure
    .meta({ summary: { en: 'One’s own moves between the balances', 'zh-CN': '本人的划转记录' }, scope: 'own' })
    .input(
      pageInput('transfers')
        .extend({ ...ofCurrency, target: z.enum(['fund', 'otc']).optional() })
        .extend(spanFields)
        .refine(isSpan, NO_SPAN),
    )
    .output(
      pageOutput(
        z.object({
          id: z.int(),
          currency: currencyCodeField,
          target: z.enum(['fund', 'otc']),
          amount: moneyOut,
          status: z.enum(TRANSFER_KINDS),
          remark: z.string(),
          createdAt: z.int(),
        }),
      ),
    )
    .query(({ ctx, input }) => listMoves(ctx.app, ctx.session.uid, input)),

  /** Whether a move waits for finance on this site. */
  moveTerms: userProcedure
    .meta({
      summary: { en: 'Whether a move waits for finance on this site', 'zh-CN': '本站划转是否须财务审核' },
      scope: 'market',
    })
    .input(z.object({}).optional())
    .output(z.object({ reviewed: z.boolean() }))
    .query(({ ctx }) => ({ reviewed: ctx.app.settings.current().internalTransferReview })),

  moveQueue: ofFinance
    .meta({ summary: { en: 'Moves that wait for finance', 'zh-CN': '等待财务审核的划转' }, scope: null })
    .input(pageInput('transfers'))
    .output(pageOutput(pendingMove))
    .query(({ ctx, input }) => listPendingMoves(ctx.app, ctx.session, input)),

  approveMove: confirmedFinance
    .meta({ summary: { en: 'Approve a move', 'zh-CN': '通过划转' }, scope: null })
    .input(z.object({ id: idField }))
    .mutation(({ ctx, input }) => decideMove(ctx.app, ctx.session, input.id, { kind: 'approve' })),

  rejectMove: confirmedFinance
    .meta({
      summary: { en: 'Reject a move with a reason; the money goes back', 'zh-CN': '拒绝划转，附理由，资金退回' },
      scope: null,
    })
    .input(z.object({ id: idField, reason: staffReasonField }))
    .mutation(({ ctx, input: { id, reason } }) => decideMove(ctx.app, ctx.session, id, { kind: 'reject', reason })),
})
