import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../db/columns.ts'

/**
 * Events, one row per recipient account or channel, written in the commit of the change. A reader's missed events are
 * one index range, however long the site ran meanwhile.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: rowId(),
    topic: text('topic').notNull(),
    uid: bigint('uid', { mode: 'number' }),
    /** `goods:81`. */
    channel: text('channel'),
    payload: jsonb('payload').$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('outbox_uid')
      .on(t.uid, t.id)
      .where(sql`${t.uid} is not null`),
    index('outbox_channel')
      .on(t.channel, t.id)
      .where(sql`${t.channel} is not null`),
    check('outbox_one_reader', sql`num_nonnulls(${t.uid}, ${t.channel}) = 1`),
  ],
)
