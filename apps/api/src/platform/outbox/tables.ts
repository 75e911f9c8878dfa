import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../db/columns.ts'

/** What happened and whom it concerns, written with the state it tells of; the live connection reads it. */
export const outbox = pgTable(
  'outbox',
  {
    id: rowId(),
    topic: text('topic').notNull(),
    uids: bigint('uids', { mode: 'number' }).array().notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('outbox_created_at').on(t.createdAt)],
)
