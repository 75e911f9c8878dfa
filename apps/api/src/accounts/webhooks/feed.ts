import { webhookRules } from '@jindu/domain/rules'
import { sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { TimedJob } from '../../platform/jobs/jobs.ts'
import { webhookCursor } from './tables.ts'

const BATCH = 1_000

/** The newest outbox id: a webhook starts after it, so earlier events are not sent. */
export const newestEvent = sql<number>`(select coalesce(max(id), 0) from outbox)`

/**
 * Creates deliveries from outbox rows for accounts. The cursor moves in the same statement, so each event is delivered
 * once even if a process is killed. A webhook with too many queued deliveries gets no more until some are sent.
 */
export function feedWebhooksJob({ db, outbox }: App): TimedJob<number> {
  const place = async (): Promise<number> => {
    const [row] = await db.select({ outboxId: webhookCursor.outboxId }).from(webhookCursor)
    if (row === undefined) throw new Error('webhook_cursor lacks its row')
    return row.outboxId
  }
  return {
    name: 'feed-webhooks',
    everySeconds: 2,
    due: async () => {
      const rows = await outbox.settledAfter(await place(), BATCH)
      return rows.slice(-1).map(({ id }) => id)
    },
    run: async (upTo, now) => {
      const at = new Date(now * 1000).toISOString()
      await db.execute(sql`
        with place as (update webhook_cursor set outbox_id = ${upTo} where outbox_id < ${upTo}
            returning (select outbox_id from webhook_cursor) as came_from),
          crowded as (select webhook_id from webhook_delivery where next_try_at is not null
            group by webhook_id having count(*) >= ${webhookRules.maximumWaiting})
        insert into webhook_delivery (webhook_id, outbox_id, topic, payload, created_at, next_try_at)
        select webhook.id, event.id, named.topic, event.payload, event.created_at, ${at}::timestamptz
        from place
        join outbox event on event.id > place.came_from and event.id <= ${upTo}
        -- A process of the release before writes 'message' until it ends.
        cross join lateral (select case event.topic when 'message' then 'inbox' else event.topic end as topic) named
        join webhook on webhook.uid = event.uid and named.topic = any(webhook.topics)
        where webhook.state = 'active' and event.id > webhook.after_outbox_id
          and webhook.id not in (select webhook_id from crowded)
        order by event.id
        on conflict do nothing`)
    },
  }
}
