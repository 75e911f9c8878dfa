import { z } from 'zod'
import { router, userProcedure } from '../../../trpc/init.ts'
import { moneyOut } from '../../../trpc/money-out.ts'
import { askToPay, payByPasskeyInput, type PaidSubjects } from './ask-to-pay.ts'
import { request } from './passkeys-router.ts'

/**
 * Merged into the `accounts` router.
 * @param subjects read the orders whose amount a passkey's owner must see
 */
export const payByPasskeyRouter = (subjects: PaidSubjects) =>
  router({
    payByPasskey: userProcedure
      .meta({
        summary: {
          en: 'What a browser needs to confirm one call by a passkey in place of the pay password, and what it confirms',
          'zh-CN': '用通行密钥代替支付密码确认一次调用所需的参数，以及所确认的内容',
        },
        scope: null,
      })
      .input(payByPasskeyInput)
      .output(
        z.object({
          request,
          /** The amount of the step, or of its order. */
          amount: moneyOut.nullable(),
          /** The destination: an address, a uid, or the id of goods, an order, an offer. */
          to: z.object({ kind: z.string(), id: z.string() }).nullable(),
        }),
      )
      .mutation(({ ctx, input }) => askToPay(ctx.app, ctx.session, subjects, input)),
  })
