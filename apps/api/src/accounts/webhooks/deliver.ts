import { webhookRules } from '@jindu/domain/rules'
import { failsSteadily, nextTry, restAfter } from '@jindu/domain/webhooks'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { systemClock } from '../../platform/clock/index.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { callOut } from '../../platform/outgoing/call-out.ts'
import { tell } from '../../records/messages/index.ts'
import { readSecrets, signatures } from './secrets.ts'
import { webhook, webhookDelivery, type Try } from './tables.ts'

type Delivery = typeof webhookDelivery.$inferSelect
type Endpoint = typeof webhook.$inferSelect

const { turnMilliseconds, slowCallMilliseconds } = webhookRules

export const isDue = (now: number) =>
  and(eq(webhookDelivery.webhookId, webhook.id), lte(webhookDelivery.nextTryAt, now))

/**
 * Sends the due calls of one webhook sequentially. It stops when nothing is due, a call fails or is slow, or the turn
 * is over. A call that was accepted but could not be recorded is sent again, under the same id.
 * @returns whether its last answer was slow
 */
export async function takeTurn(app: App, id: number, stopping: AbortSignal): Promise<boolean> {
  const began = performance.now()
  for (;;) {
    const made = await deliverNext(app, id)
    if (made === null) return false
    if (made.milliseconds > slowCallMilliseconds) return true
    if (made.failure !== null || stopping.aborted || performance.now() - began > turnMilliseconds) return false
  }
}

/** @returns null when nothing was due */
async function deliverNext(app: App, id: number): Promise<Try | null> {
  const [found] = await app.db
    .select({ endpoint: webhook, delivery: webhookDelivery })
    .from(webhook)
    .innerJoin(webhookDelivery, isDue(app.clock.now()))
    .where(and(eq(webhook.id, id), eq(webhook.state, 'active')))
    .orderBy(asc(webhookDelivery.nextTryAt), asc(webhookDelivery.id))
    .limit(1)
  if (found === undefined) return null
  const { endpoint, delivery } = found
  const made = await send(app, endpoint, delivery)
  if (made.failure === null) await noteTaken(app, endpoint, delivery, made)
  else await noteFailed(app, endpoint, delivery, made)
  return made
}

async function send(app: App, { id, url }: Endpoint, delivery: Delivery): Promise<Try> {
  const at = app.clock.now()
  // Use the real clock: receivers compare with theirs, and a sandbox's clock may be far ahead.
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
        // The webhook answered last goes to the end of the queue.
        .set({ failures: 0, failingSince: null, restsUntil: app.clock.now(), deliveredAt: at })
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
          // Do not overwrite the state if the owner paused the webhook meanwhile.
          ...(stops && { state: sql`case when ${webhook.state} = 'active' then 'stopped' else ${webhook.state} end` }),
        })
        .where(eq(webhook.id, endpoint.id)),
      ...(stops
        ? [tell(uid, { kind: 'account.webhookStopped', subjectId: uid, side: null, facts: { host } }, { at })]
        : []),
    ],
  })
}
