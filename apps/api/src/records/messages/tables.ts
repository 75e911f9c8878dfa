import type { MessageSide, MessageType } from '@jindu/domain/messages'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idRef, instant, rowId } from '../../platform/db/columns.ts'

/** Notifications to users; unread until seen. */
export const userMessage = pgTable(
  'user_message',
  {
    id: rowId(),
    uid: idRef('uid').notNull(),
    /** The tab that lists it. */
    type: text('type').$type<MessageType>().notNull(),
    /** A key of the domain's table of messages. */
    kind: text('kind').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: idRef('subject_id').notNull(),
    /** The reader's side of the subject; null without one. */
    side: text('side').$type<MessageSide>(),
    /** Values for the placeholders of the kind's words. */
    facts: jsonb('facts').$type<MessageFacts>().notNull(),
    /** The actor's uid; 0 for the site, its clock and its staff. */
    senderId: idRef('sender_id').notNull().default(0),
    readAt: instant('read_at'),
    createdAt: instant('created_at').notNull(),
    /** Not sent by mail or push before this time; null for no delay. */
    outsideAt: instant('outside_at'),
  },
  (table) => [
    index('user_message_type_idx').on(table.uid, table.type, table.id),
    /** For a reader's own actions, which may be rare among many messages. */
    index('user_message_own_idx')
      .on(table.uid, table.type, table.id)
      .where(sql`sender_id = uid`),
    index('user_message_unread_idx')
      .on(table.uid, table.type, table.id)
      .where(sql`read_at is null`),
    /** One message per conversation and reader. */
    uniqueIndex('user_message_talk_key')
      .on(table.uid, table.subjectId)
      .where(sql`subject_kind = 'conversation'`),
  ],
)

export type MessageFacts = Readonly<Record<string, string | number>>
