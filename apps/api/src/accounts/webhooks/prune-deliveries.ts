import { webhookRules } from '@jindu/domain/rules'
import { eq, lte } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { TimedJob } from '../../platform/jobs/jobs.ts'
import { webhookDelivery } from './tables.ts'

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
