import { addPayeeInput, editPayeeInput, idField } from '@jindu/domain/input'
import { z } from 'zod'
import { moneyProcedure, router, userProcedure, verifiedProcedure } from '../../trpc/init.ts'
import { addPayee, editPayee, removePayee } from './change-payees.ts'
import { payeeRow } from './output.ts'
import { listPayees } from './read-payees.ts'

const byId = z.object({ id: idField })

/** Accounts that fiat is paid to. Where fiat goes is money too: who changes it has verified the pay password, and gives a code where the account has a second factor. */
export const otcPayeesRouter = router({
  list: userProcedure
    .meta({ summary: { en: 'One’s own receiving accounts', 'zh-CN': '本人的收款账户' }, scope: null })
    .output(z.object({ data: z.array(payeeRow) }))
    .query(async ({ ctx }) => ({ data: await listPayees(ctx.app, ctx.session.uid) })),

  add: verifiedProcedure
    .meta({ summary: { en: 'Keep another receiving account', 'zh-CN': '新增收款账户' }, scope: null })
    .input(addPayeeInput)
    .output(byId)
    .mutation(({ ctx, input: { payee, otp } }) => addPayee(ctx.app, { session: ctx.session, caller: ctx }, payee, otp)),

  edit: verifiedProcedure
    .meta({
      summary: {
        en: 'Change an own receiving account; running orders keep it as it was',
        'zh-CN': '修改收款账户，进行中的订单不受影响',
      },
      scope: null,
    })
    .input(editPayeeInput)
    .mutation(({ ctx, input: { id, payee, otp } }) =>
      editPayee(ctx.app, { session: ctx.session, caller: ctx }, id, payee, otp),
    ),

  /** Nothing is sent elsewhere by it. */
  remove: moneyProcedure
    .meta({
      summary: {
        en: 'Forget an own receiving account; running orders keep it',
        'zh-CN': '删除收款账户，进行中的订单不受影响',
      },
      scope: null,
    })
    .input(byId)
    .mutation(({ ctx, input: { id } }) => removePayee(ctx.app, ctx.session.uid, id, ctx)),
})
