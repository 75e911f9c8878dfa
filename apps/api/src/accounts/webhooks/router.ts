import { digestField, factorCodeField, idField, keysetInput, keysetOutput, webhookInput } from '@jindu/domain/input'
import { WEBHOOK_TOPICS } from '@jindu/domain/webhooks'
import { z } from 'zod'
import { router, userProcedure } from '../../trpc/init.ts'
import { redeliver, sendTest } from './ask-delivery.ts'
import { deleteWebhook, setPaused } from './change-webhook.ts'
import { createWebhook } from './create-webhook.ts'
import { listWebhooks, readDeliveries } from './reads.ts'
import { rotateSecret } from './rotate-secret.ts'
import { CALL_FAILURES, DELIVERY_STATES, WEBHOOK_STATES } from './tables.ts'

const done = z.object({ done: z.literal(true) })
const byId = z.object({ id: idField })

const webhookRow = z.object({
  id: z.int(),
  url: z.string(),
  topics: z.array(z.enum(WEBHOOK_TOPICS)),
  state: z.enum(WEBHOOK_STATES),
  /** Since when nothing was taken; null while all goes well. */
  failingSince: z.int().nullable(),
  deliveredAt: z.int().nullable(),
  createdAt: z.int(),
  /** Deliveries that are still to go. */
  waiting: z.int(),
})

const deliveryRow = z.object({
  id: z.int(),
  topic: z.enum([...WEBHOOK_TOPICS, 'test']),
  payload: z.record(z.string(), z.union([z.string(), z.number()])),
  createdAt: z.int(),
  state: z.enum(DELIVERY_STATES),
  nextTryAt: z.int().nullable(),
  tries: z
    .array(
      z.object({
        at: z.int(),
        milliseconds: z.int(),
        status: z.int().nullable(),
        failure: z.enum(CALL_FAILURES).nullable(),
      }),
    )
    .readonly(),
})

/** Programs of the owner that are called when something happens to the account. */
export const webhooksRouter = router({
  list: userProcedure
    .meta({
      summary: { en: 'The webhooks of the account and how they do', 'zh-CN': '账号的 Webhook 及运行状况' },
      scope: null,
    })
    .output(z.object({ data: z.array(webhookRow) }))
    .query(async ({ ctx }) => ({ data: await listWebhooks(ctx.app, ctx.session.uid) })),

  create: userProcedure
    .meta({
      summary: {
        en: 'Add a webhook; the answer shows its secret this once',
        'zh-CN': '新建 Webhook，密钥只在此次返回中显示',
      },
      scope: null,
    })
    .meta({ counts: ['webhooks'] })
    .input(webhookInput)
    .output(z.object({ id: z.int(), secret: z.string() }))
    .mutation(({ ctx, input }) => createWebhook(ctx.app, ctx.session, input, ctx)),

  rotate: userProcedure
    .meta({
      summary: {
        en: 'Replace the secret of a webhook; both sign for a day',
        'zh-CN': '更换 Webhook 密钥，一天内新旧密钥同时签名',
      },
      scope: null,
    })
    .meta({ counts: ['webhooks'] })
    .input(z.object({ id: idField, password: digestField, otp: factorCodeField.optional() }))
    .output(z.object({ secret: z.string() }))
    .mutation(({ ctx, input }) => rotateSecret(ctx.app, ctx.session, input, ctx)),

  setPaused: userProcedure
    .meta({
      summary: {
        en: 'Pause a webhook or let it go on; what happens meanwhile is not sent',
        'zh-CN': '暂停或恢复 Webhook，暂停期间的事件不发送',
      },
      scope: null,
    })
    .input(z.object({ id: idField, paused: z.boolean() }))
    .output(z.object({ paused: z.boolean() }))
    .mutation(async ({ ctx, input }) => {
      await setPaused(ctx.app, ctx.session.uid, input.id, input.paused, ctx)
      return { paused: input.paused }
    }),

  delete: userProcedure
    .meta({
      summary: { en: 'Delete a webhook with its secrets and its log', 'zh-CN': '删除 Webhook 及其密钥与记录' },
      scope: null,
    })
    .input(byId)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await deleteWebhook(ctx.app, ctx.session.uid, input.id, ctx)
      return { done: true } as const
    }),

  test: userProcedure
    .meta({ summary: { en: 'Send a test event', 'zh-CN': '发送测试事件' }, scope: null })
    .meta({ counts: ['webhookCalls'] })
    .input(byId)
    .output(z.object({ deliveryId: z.int() }))
    .mutation(async ({ ctx, input }) => ({ deliveryId: await sendTest(ctx.app, ctx.session.uid, input.id) })),

  deliveries: userProcedure
    .meta({
      summary: { en: 'The log of a webhook’s deliveries, the latest first', 'zh-CN': 'Webhook 的投递记录，最新在前' },
      scope: null,
    })
    .input(keysetInput().extend({ id: idField }))
    .output(keysetOutput(deliveryRow))
    .query(({ ctx, input }) => readDeliveries(ctx.app, ctx.session.uid, input)),

  redeliver: userProcedure
    .meta({ summary: { en: 'Send one delivery again', 'zh-CN': '重新投递一次' }, scope: null })
    .meta({ counts: ['webhookCalls'] })
    .input(z.object({ id: idField, deliveryId: idField }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await redeliver(ctx.app, ctx.session.uid, input.id, input.deliveryId)
      return { done: true } as const
    }),
})
