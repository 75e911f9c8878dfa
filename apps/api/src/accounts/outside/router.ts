import { mailAddressInput, mailCodeField, ownProofInput } from '@jindu/domain/input'
import { OUTSIDE_TYPES } from '@jindu/domain/outside'
import { z } from 'zod'
import { router, userProcedure } from '../../trpc/init.ts'
import { chooseMail } from './choose-mail.ts'
import { confirmAddress } from './confirm-address.ts'
import { pushSubscriptionInput } from './push-input.ts'
import { removeAddress } from './remove-address.ts'
import { setAddress } from './set-address.ts'
import { choosePush, endPush, subscribe } from './subscribe.ts'
import { MAIL_STATES, readOutside } from './status.ts'

const done = z.object({ done: z.literal(true) })
const types = z.array(z.enum(OUTSIDE_TYPES)).max(OUTSIDE_TYPES.length)

const outside = z.object({
  mail: z.object({
    /** Whether the operator set up mail. */
    setUp: z.boolean(),
    state: z.enum(MAIL_STATES),
    address: z.string().nullable(),
    /** The code that may be typed now. */
    code: z.object({ until: z.int(), triesLeft: z.int(), sent: z.boolean() }).nullable(),
    types,
  }),
  push: z.object({
    /** The VAPID public key that browsers subscribe with; null if the operator set up no push. */
    publicKey: z.string().nullable(),
    /** The push endpoint of this session's browser; null if it has no subscription. */
    endpoint: z.string().nullable(),
    types,
  }),
})

/** Mail and push notifications. */
export const outsideRouter = router({
  status: userProcedure
    .meta({
      summary: {
        en: 'Where the account is told things outside the site: mail and this browser',
        'zh-CN': '站外通知的渠道：邮箱与当前浏览器',
      },
      scope: null,
    })
    .output(outside)
    .query(({ ctx }) => readOutside(ctx.app, ctx.session)),

  /** Sends a confirmation code to the address; the types to mail are chosen after confirmation. */
  setAddress: userProcedure
    .meta({
      summary: { en: 'Name a mail address; a code goes there', 'zh-CN': '填写邮箱，系统发送验证码' },
      scope: null,
    })
    .meta({ counts: ['mailCodes'] })
    .input(mailAddressInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await setAddress(ctx.app, ctx.session, input, ctx.locale, ctx)
      return { done: true } as const
    }),

  confirmAddress: userProcedure
    .meta({ summary: { en: 'Confirm the mail address by its code', 'zh-CN': '用验证码确认邮箱' }, scope: null })
    .input(z.object({ code: mailCodeField }))
    .output(done)
    .mutation(async ({ ctx, input: { code } }) => {
      await confirmAddress(ctx.app, ctx.session.uid, code, ctx)
      return { done: true } as const
    }),

  removeAddress: userProcedure
    .meta({ summary: { en: 'Forget the mail address', 'zh-CN': '删除邮箱' }, scope: null })
    .input(ownProofInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await removeAddress(ctx.app, ctx.session, input, ctx)
      return { done: true } as const
    }),

  chooseMail: userProcedure
    .meta({ summary: { en: 'Choose what is told by mail', 'zh-CN': '选择哪些消息发送邮件' }, scope: null })
    .input(z.object({ types }))
    .output(z.object({ types }))
    .mutation(async ({ ctx, input: { types: chosen } }) => {
      await chooseMail(ctx.app, ctx.session.uid, chosen, ctx.locale)
      return { types: chosen }
    }),

  /** Subscribes this session's browser, until the session ends. */
  subscribe: userProcedure
    .meta({
      summary: {
        en: 'Tell this session’s browser by push until the session ends',
        'zh-CN': '向当前会话的浏览器推送，至会话结束',
      },
      scope: null,
    })
    .input(pushSubscriptionInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await subscribe(ctx.app, ctx.session, input, ctx.locale)
      return { done: true } as const
    }),

  unsubscribe: userProcedure
    .meta({
      summary: { en: 'Stop the pushes to this session’s browser', 'zh-CN': '停止向当前会话的浏览器推送' },
      scope: null,
    })
    .output(done)
    .mutation(async ({ ctx }) => {
      await endPush(ctx.app, ctx.session)
      return { done: true } as const
    }),

  choosePush: userProcedure
    .meta({ summary: { en: 'Choose what is told by push', 'zh-CN': '选择哪些消息推送到浏览器' }, scope: null })
    .input(z.object({ types }))
    .output(z.object({ types }))
    .mutation(async ({ ctx, input: { types: chosen } }) => {
      await choosePush(ctx.app, ctx.session, chosen, ctx.locale)
      return { types: chosen }
    }),
})
