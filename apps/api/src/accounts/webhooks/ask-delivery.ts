import { fail } from '@jindu/domain/errors'
import { webhookRules } from '@jindu/domain/rules'
import { and, eq, ne } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, transactVerb } from '../../platform/db/index.ts'
import { webhook, webhookDelivery } from './tables.ts'

/** @throws DomainError WEBHOOK_NOT_FOUND, WEBHOOK_STOPPED */
async function requireActive({ db }: App, uid: number, id: number): Promise<void> {
  const own = and(eq(webhook.id, id), eq(webhook.uid, uid))
  const [row] = await db.select({ state: webhook.state }).from(webhook).where(own)
  if (row === undefined) return fail('WEBHOOK_NOT_FOUND')
  if (row.state !== 'active') return fail('WEBHOOK_STOPPED')
}

/** @throws DomainError RATE_LIMITED when too many wait already */
async function requireSpace({ db }: App, id: number): Promise<void> {
  const waiting = await db.$count(
    webhookDelivery,
    and(eq(webhookDelivery.webhookId, id), eq(webhookDelivery.state, 'waiting')),
  )
  if (waiting >= webhookRules.maximumWaiting) fail('RATE_LIMITED')
}

/**
 * Sends an event `test` without payload, within seconds.
 * @returns the delivery
 * @throws DomainError WEBHOOK_NOT_FOUND, WEBHOOK_STOPPED, RATE_LIMITED
 */
export async function sendTest(app: App, uid: number, id: number): Promise<number> {
  await requireActive(app, uid, id)
  await requireSpace(app, id)
  const now = app.clock.now()
  const [row] = await transactVerb(app, async (tx) => ({
    result: await tx
      .insert(webhookDelivery)
      .values({ webhookId: id, topic: 'test', payload: {}, createdAt: now, nextTryAt: now })
      .returning({ id: webhookDelivery.id }),
  }))
  if (row === undefined) throw new Error('an insert answered no row')
  return row.id
}

/**
 * Sends a settled delivery again under its old id: a receiver that already processed it drops the duplicate.
 * @throws DomainError WEBHOOK_NOT_FOUND, WEBHOOK_STOPPED, WEBHOOK_DELIVERY_NOT_FOUND, WEBHOOK_DELIVERY_WAITS
 */
export async function redeliver(app: App, uid: number, id: number, deliveryId: number): Promise<void> {
  await requireActive(app, uid, id)
  const own = and(eq(webhookDelivery.id, deliveryId), eq(webhookDelivery.webhookId, id))
  if ((await app.db.$count(webhookDelivery, own)) === 0) fail('WEBHOOK_DELIVERY_NOT_FOUND')
  const again = app.db.update(webhookDelivery).set({ state: 'waiting', failures: 0, nextTryAt: app.clock.now() })
  const settled = and(own, ne(webhookDelivery.state, 'waiting'))
  await commitVerb(app, { guards: [{ change: again.where(settled), refusal: 'WEBHOOK_DELIVERY_WAITS' }] })
}
