import {
  currencyCodeField,
  internalTransferInput,
  pageInput,
  pageOutput,
  transferInput,
  uidField,
} from '@jindu/domain/input'
import { z } from 'zod'
import { router, userProcedure, verifiedProcedure } from '../../trpc/init.ts'
import { moneyOut } from '../../trpc/money-out.ts'
import { moveOwn } from './move-own.ts'
import { listMoves, listTransfers } from './reads.ts'
import { readRecipient, sendTransfer } from './send-transfer.ts'
import { TRANSFER_KINDS } from './tables.ts'

const made = z.object({ id: z.int() })
const ofCurrency = { currency: currencyCodeField.optional() }

export const transfersRouter = router({
  recipient: userProcedure
    .input(z.object({ uid: uidField }))
    .output(z.object({ uid: z.int(), joinedAt: z.int() }))
    .query(({ ctx, input }) => readRecipient(ctx.app, ctx.session.uid, input.uid)),

  send: verifiedProcedure
    .input(transferInput)
    .output(made)
    .mutation(({ ctx, input }) => sendTransfer(ctx.app, ctx.session.uid, input)),

  list: userProcedure
    .input(pageInput('transfers').extend(ofCurrency))
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
    .input(internalTransferInput)
    .output(made)
    .mutation(({ ctx, input }) => moveOwn(ctx.app, ctx.session.uid, input)),

  moves: userProcedure
    .input(pageInput('transfers').extend({ ...ofCurrency, target: z.enum(['fund', 'otc']).optional() }))
    .output(
      pageOutput(
        z.object({
          id: z.int(),
          currency: currencyCodeField,
          target: z.enum(['fund', 'otc']),
          amount: moneyOut,
          status: z.enum(TRANSFER_KINDS),
          createdAt: z.int(),
        }),
      ),
    )
    .query(({ ctx, input }) => listMoves(ctx.app, ctx.session.uid, input)),
})
