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
    .meta({ summary: 'The webhooks of the account and how they do' })
    .output(z.object({ data: z.array(webhookRow) }))
    .query(async ({ ctx }) => ({ data: await listWebhooks(ctx.app, ctx.session.uid) })),

  create: userProcedure
    .meta({ summary: 'Add a webhook; the answer shows its secret this once' })
    .meta({ counts: ['webhooks'] })
    .input(webhookInput)
    .output(z.object({ id: z.int(), secret: z.string() }))
    .mutation(({ ctx, input }) => createWebhook(ctx.app, ctx.session, input, ctx)),

  rotate: userProcedure
    .meta({ summary: 'Replace the secret of a webhook; both sign for a day' })
    .meta({ counts: ['webhooks'] })
    .input(z.object({ id: idField, password: digestField, otp: factorCodeField.optional() }))
    .output(z.object({ secret: z.string() }))
    .mutation(({ ctx, input }) => rotateSecret(ctx.app, ctx.session, input, ctx)),

  setPaused: userProcedure
    .meta({ summary: 'Pause a webhook or let it go on; what happens meanwhile is not sent' })
    .input(z.object({ id: idField, paused: z.boolean() }))
    .output(z.object({ paused: z.boolean() }))
    .mutation(async ({ ctx, input }) => {
      await setPaused(ctx.app, ctx.session.uid, input.id, input.paused, ctx)
      return { paused: input.paused }
    }),

  delete: userProcedure
    .meta({ summary: 'Delete a webhook with its secrets and its log' })
    .input(byId)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await deleteWebhook(ctx.app, ctx.session.uid, input.id, ctx)
      return { done: true } as const
    }),

  test: userProcedure
    .meta({ summary: 'Send a test event' })
    .meta({ counts: ['webhookCalls'] })
    .input(byId)
    .output(z.object({ deliveryId: z.int() }))
    .mutation(async ({ ctx, input }) => ({ deliveryId: await sendTest(ctx.app, ctx.session.uid, input.id) })),

  deliveries: userProcedure
    .meta({ summary: 'The log of a webhook’s deliveries, the latest first' })
    .input(keysetInput().extend({ id: idField }))
    .output(keysetOutput(deliveryRow))
    .query(({ ctx, input }) => readDeliveries(ctx.app, ctx.session.uid, input)),

  redeliver: userProcedure
    .meta({ summary: 'Send one delivery again' })
    .meta({ counts: ['webhookCalls'] })
    .input(z.object({ id: idField, deliveryId: idField }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await redeliver(ctx.app, ctx.session.uid, input.id, input.deliveryId)
      return { done: true } as const
    }),
})
