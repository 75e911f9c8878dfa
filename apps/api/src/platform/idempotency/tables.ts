import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, idRef, instant } from '../db/columns.ts'

/** The first answer to each key that a client chose. Written in the statement that does the work. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    uid: idRef('uid').notNull(),
    key: text('key').notNull(),
    requestHash: bytes('request_hash').notNull(),
    response: jsonb('response').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'idempotency_key_pkey', columns: [t.uid, t.key] }),
    index('idempotency_key_created_at').on(t.createdAt),
  ],
)
