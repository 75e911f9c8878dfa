import type { WebhookTopic } from '@jindu/domain/webhooks'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, idRef, instant, rowId } from '../../platform/db/columns.ts'
import { appUser } from '../accounts/tables.ts'

/** `stopped`: its calls failed for days. Events that happen while a webhook is not active are never sent to it. */
export const WEBHOOK_STATES = ['active', 'paused', 'stopped'] as const

/** A webhook: an endpoint that receives the account's events. */
export const webhook = pgTable(
  'webhook',
  {
    id: rowId(),
    uid: idRef('uid')
      .notNull()
      .references(() => appUser.uid),
    url: text('url').notNull(),
    topics: text('topics').array().$type<WebhookTopic[]>().notNull(),
    state: text('state', { enum: WEBHOOK_STATES }).notNull().default('active'),
    /** Consecutive failures, since when, and no call before this time. */
    failures: integer('failures').notNull().default(0),
    failingSince: instant('failing_since'),
    restsUntil: instant('rests_until').notNull(),
    deliveredAt: instant('delivered_at'),
    /** The newest outbox id when the webhook was created or resumed: only later events are sent. */
    afterOutboxId: idRef('after_outbox_id').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('webhook_uid_idx').on(table.uid),
    check('webhook_failing_check', sql`(failures = 0) = (failing_since is null)`),
  ],
)

/** Signing secrets, encrypted. A replaced secret keeps signing until its end, beside the new one. */
export const webhookSecret = pgTable(
  'webhook_secret',
  {
    id: rowId(),
    webhookId: idRef('webhook_id')
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    keyId: text('key_id').notNull(),
    nonce: bytes('nonce').notNull(),
    ciphertext: bytes('ciphertext').notNull(),
    /** Null for the current secret. */
    endsAt: instant('ends_at'),
  },
  (table) => [
    index('webhook_secret_webhook_idx').on(table.webhookId),
    uniqueIndex('webhook_secret_current_idx')
      .on(table.webhookId)
      .where(sql`ends_at is null`),
    index('webhook_secret_ends_idx').on(table.endsAt),
  ],
)

/** Why a call failed. `status`: the answer was not 2xx. */
export const CALL_FAILURES = ['status', 'address', 'unreachable', 'certificate', 'timeout'] as const

/** One try, as the delivery log shows it. */
export interface Try {
  /** Unix seconds. */
  readonly at: number
  readonly milliseconds: number
  /** HTTP status of the answer; null when none came. */
  readonly status: number | null
  readonly failure: (typeof CALL_FAILURES)[number] | null
}

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const

/** One event for one webhook, with its delivery state. The row's id is the `webhook-id` of every try. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: rowId(),
    webhookId: idRef('webhook_id')
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    /** The outbox id, whose row is pruned long before; null for a test call. */
    outboxId: idRef('outbox_id'),
    topic: text('topic').$type<WebhookTopic | 'test'>().notNull(),
    payload: jsonb('payload').$type<Readonly<Record<string, string | number>>>().notNull(),
    /** When the event happened. */
    createdAt: instant('created_at').notNull(),
    state: text('state', { enum: DELIVERY_STATES }).notNull().default('waiting'),
    /** Failed tries since the call was queued or requeued. */
    failures: integer('failures').notNull().default(0),
    /** Null once it is delivered or given up. */
    nextTryAt: instant('next_try_at'),
    tries: jsonb('tries')
      .$type<readonly Try[]>()
      .notNull()
      .default(sql`'[]'`),
  },
  (table) => [
    uniqueIndex('webhook_delivery_event_idx')
      .on(table.webhookId, table.outboxId)
      .where(sql`outbox_id is not null`),
    index('webhook_delivery_log_idx').on(table.webhookId, table.id),
    index('webhook_delivery_due_idx')
      .on(table.webhookId, table.nextTryAt, table.id)
      .where(sql`next_try_at is not null`),
    index('webhook_delivery_created_idx').on(table.createdAt),
    check('webhook_delivery_waiting_check', sql`(state = 'waiting') = (next_try_at is not null)`),
  ],
)

/** The outbox cursor; a single row. */
export const webhookCursor = pgTable(
  'webhook_cursor',
  {
    id: smallint('id').primaryKey(),
    outboxId: idRef('outbox_id').notNull(),
  },
  () => [check('webhook_cursor_one_check', sql`id = 1`)],
)
