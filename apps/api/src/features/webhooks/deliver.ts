import { webhookRules } from '@jindu/domain/rules'
import { failsSteadily, nextTry, restAfter } from '@jindu/domain/webhook'
import { and, asc, eq, exists, isNull, lte, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { systemClock } from '../../platform/clock/index.ts'
import { commitVerb } from '../../platform/db/index.ts'
import type { TimedJob } from '../../platform/jobs/jobs.ts'
import { callOut } from '../../platform/outgoing/call-out.ts'
import { appUser } from '../accounts/index.ts'
import { tell } from '../messages/index.ts'
import { readSecrets, signatures } from './secrets.ts'
import { webhook, webhookDelivery, type Try } from './tables.ts'

/** Deliveries of one webhook in one turn, one after another; then others have theirs. */
const TURN = 20

type Delivery = typeof webhookDelivery.$inferSelect
type Endpoint = typeof webhook.$inferSelect

const isDue = (now: number) => and(eq(webhookDelivery.webhookId, webhook.id), lte(webhookDelivery.nextTryAt, now))

/**
 * Sends what waits: one call at a time to each webhook, and few at once over all. It runs beside the other jobs: a receiver that is
 * slow delays nobody but those that wait with it. A call that was taken and could not be written down goes again, under the same id.
 */
export function deliverWebhooksJob(app: App): TimedJob<number> {
  const { db } = app
  return {
    name: 'deliver-webhooks',
    everySeconds: 2,
    apart: true,
    due: async (now, limit) => {
      const rows = await db
        .select({ id: webhook.id })
        .from(webhook)
        .innerJoin(appUser, eq(appUser.uid, webhook.uid))
        .where(
          and(
            eq(webhook.state, 'active'),
            lte(webhook.restsUntil, now),
            isNull(appUser.frozenAt),
            exists(db.select({ id: webhookDelivery.id }).from(webhookDelivery).where(isDue(now))),
          ),
        )
        .orderBy(asc(webhook.restsUntil), asc(webhook.id))
        .limit(limit)
      return rows.map(({ id }) => id)
    },
    run: async (id, now) => {
      for (let turn = 0; turn < TURN; turn += 1) {
        if (!(await deliverNext(app, id, now))) return
      }
    },
  }
}

/** @returns whether the next one may follow at once */
async function deliverNext(app: App, id: number, now: number): Promise<boolean> {
  const [found] = await app.db
    .select({ endpoint: webhook, delivery: webhookDelivery })
    .from(webhook)
    .innerJoin(webhookDelivery, isDue(now))
    .where(and(eq(webhook.id, id), eq(webhook.state, 'active')))
    .orderBy(asc(webhookDelivery.nextTryAt), asc(webhookDelivery.id))
    .limit(1)
  if (found === undefined) return false
  const { endpoint, delivery } = found
  const made = await send(app, endpoint, delivery)
  const isTaken = made.failure === null
  if (isTaken) await noteTaken(app, endpoint, delivery, made)
  else await noteFailed(app, endpoint, delivery, made)
  return isTaken
}

async function send(app: App, { id, url }: Endpoint, delivery: Delivery): Promise<Try> {
  const at = app.clock.now()
  // Receivers compare with their own clock; that of a sandbox may be far ahead.
  const signedAt = systemClock.now()
  const name = `msg_${delivery.id}`
  const body = JSON.stringify({
    type: delivery.topic,
    timestamp: new Date(delivery.createdAt * 1000).toISOString(),
    data: delivery.payload,
  })
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Jindu-Webhooks/1',
    'webhook-id': name,
    'webhook-timestamp': String(signedAt),
    'webhook-signature': signatures(await readSecrets(app, id, at), name, signedAt, body),
  }
  const { connectMilliseconds, callMilliseconds } = webhookRules
  const began = performance.now()
  const answer = await callOut(url, { headers, body, connectMilliseconds, callMilliseconds }, app.env.sandbox)
  return { at, milliseconds: Math.round(performance.now() - began), ...answer }
}

const logged = ({ tries }: Delivery, made: Try): readonly Try[] => [
  ...tries.slice(1 - webhookRules.maximumTriesShown),
  made,
]

async function noteTaken(app: App, { id }: Endpoint, delivery: Delivery, made: Try): Promise<void> {
  const { at } = made
  await commitVerb(app, {
    writes: [
      app.db
        .update(webhookDelivery)
        .set({ state: 'delivered', nextTryAt: null, tries: logged(delivery, made) })
        .where(eq(webhookDelivery.id, delivery.id)),
      app.db
        .update(webhook)
        .set({ failures: 0, failingSince: null, restsUntil: at, deliveredAt: at })
        .where(eq(webhook.id, id)),
    ],
  })
}

async function noteFailed(app: App, endpoint: Endpoint, delivery: Delivery, made: Try): Promise<void> {
  const { at } = made
  const failures = delivery.failures + 1
  const next = nextTry(failures, at)
  const inARow = endpoint.failures + 1
  const failingSince = endpoint.failingSince ?? at
  const stops = failsSteadily(failingSince, at)
  const { uid, url } = endpoint
  const { host } = new URL(url)
  await commitVerb(app, {
    writes: [
      app.db
        .update(webhookDelivery)
        .set({
          state: next === null ? 'failed' : 'waiting',
          nextTryAt: next,
          failures,
          tries: logged(delivery, made),
        })
        .where(eq(webhookDelivery.id, delivery.id)),
      app.db
        .update(webhook)
        .set({
          failures: inARow,
          failingSince,
          restsUntil: at + restAfter(inARow),
          // Whoever paused it meanwhile has the last word.
          ...(stops && { state: sql`case when ${webhook.state} = 'active' then 'stopped' else ${webhook.state} end` }),
        })
        .where(eq(webhook.id, endpoint.id)),
      ...(stops
        ? [tell(uid, { kind: 'account.webhookStopped', subjectId: uid, side: null, facts: { host } }, { at })]
        : []),
    ],
    outbox: stops ? [{ topic: 'message', uids: [uid], payload: { event: 'read' } }] : [],
  })
}

/** Drops deliveries that are no longer shown. */
export function pruneWebhookDeliveriesJob({ db }: App): TimedJob<number> {
  return {
    name: 'prune-webhook-deliveries',
    everySeconds: 600,
    due: async (now, limit) => {
      const rows = await db
        .select({ id: webhookDelivery.id })
        .from(webhookDelivery)
        .where(lte(webhookDelivery.createdAt, now - webhookRules.keptSeconds))
        .limit(limit)
      return rows.map(({ id }) => id)
    },
    run: async (id) => {
      await db.delete(webhookDelivery).where(eq(webhookDelivery.id, id))
    },
  }
}
