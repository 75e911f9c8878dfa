import type { MessageSide, MessageType } from '@jindu/domain/messages'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idRef, instant, rowId } from '../../platform/db/columns.ts'

/** What the site tells somebody of a thing that has to do with them; unread until they look. */
export const userMessage = pgTable(
  'user_message',
  {
    id: rowId(),
    uid: idRef('uid').notNull(),
    /** The tab it stands under. */
    type: text('type').$type<MessageType>().notNull(),
    /** A row of the domain's table of messages. */
    kind: text('kind').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: idRef('subject_id').notNull(),
    /** The reader's side of the subject; null when it has none. */
    side: text('side').$type<MessageSide>(),
    /** What the words of the kind leave open. */
    facts: jsonb('facts').$type<MessageFacts>().notNull(),
    /** Whose act it tells of; 0 for the site, its clock and its staff. */
    senderId: idRef('sender_id').notNull().default(0),
    readAt: instant('read_at'),
    createdAt: instant('created_at').notNull(),
    /** When it may be told outside the site; null for what may be at once. */
    outsideAt: instant('outside_at'),
  },
  (table) => [
    index('user_message_type_idx').on(table.uid, table.type, table.id),
    /** A reader's own acts, which may be few among many. */
    index('user_message_own_idx')
      .on(table.uid, table.type, table.id)
      .where(sql`sender_id = uid`),
    index('user_message_unread_idx')
      .on(table.uid, table.type, table.id)
      .where(sql`read_at is null`),
    /** A talk is told to each of its readers by one message. */
    uniqueIndex('user_message_talk_key')
      .on(table.uid, table.subjectId)
      .where(sql`subject_kind = 'conversation'`),
  ],
)

export type MessageFacts = Readonly<Record<string, string | number>>
