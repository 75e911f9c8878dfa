import { fail } from '@jindu/domain/errors'
import { and, count, desc, eq, lt } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { webhook, webhookDelivery } from './tables.ts'

/** The owner's webhooks, newest first. */
export async function listWebhooks({ db }: Pick<App, 'db'>, uid: number) {
  const rows = await db
    .select({
      id: webhook.id,
      url: webhook.url,
      topics: webhook.topics,
      state: webhook.state,
      failingSince: webhook.failingSince,
      deliveredAt: webhook.deliveredAt,
      createdAt: webhook.createdAt,
      waiting: count(webhookDelivery.id),
    })
    .from(webhook)
    .leftJoin(webhookDelivery, and(eq(webhookDelivery.webhookId, webhook.id), eq(webhookDelivery.state, 'waiting')))
    .where(eq(webhook.uid, uid))
    .groupBy(webhook.id)
    .orderBy(desc(webhook.id))
  return rows
}

interface Asked {
  readonly id: number
  readonly before?: number | undefined
  readonly limit: number
}

/**
 * Past and pending deliveries of a webhook, newest first.
 * @throws DomainError WEBHOOK_NOT_FOUND
 */
export async function readDeliveries({ db }: Pick<App, 'db'>, uid: number, { id, before, limit }: Asked) {
  const own = await db.$count(webhook, and(eq(webhook.id, id), eq(webhook.uid, uid)))
  if (own === 0) fail('WEBHOOK_NOT_FOUND')
  const rows = await db
    .select({
      id: webhookDelivery.id,
      topic: webhookDelivery.topic,
      payload: webhookDelivery.payload,
      createdAt: webhookDelivery.createdAt,
      state: webhookDelivery.state,
      nextTryAt: webhookDelivery.nextTryAt,
      tries: webhookDelivery.tries,
    })
    .from(webhookDelivery)
    .where(and(eq(webhookDelivery.webhookId, id), before === undefined ? undefined : lt(webhookDelivery.id, before)))
    .orderBy(desc(webhookDelivery.id))
    .limit(limit + 1)
  const data = rows.slice(0, limit)
  return { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null }
}
