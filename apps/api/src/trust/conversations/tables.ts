import type { ConversationKind, LineSide, LineWarning } from '@jindu/domain/trust/conversations'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { idRef, instant, rowId } from '../../platform/db/columns.ts'

/** A private conversation of two parties about one subject. */
export const conversation = pgTable(
  'conversation',
  {
    id: rowId(),
    subjectKind: text('subject_kind').$type<ConversationKind>().notNull(),
    subjectId: idRef('subject_id').notNull(),
    /** The subject's owner; null if staff are the other side. */
    ownerUid: idRef('owner_uid'),
    /** The user who started the conversation. */
    askerUid: idRef('asker_uid').notNull(),
    /** The last line's number; the statement that inserts a line increments it. */
    lastNumber: integer('last_number').notNull().default(0),
    lastAt: instant('last_at').notNull(),
    /** The number of changes to existing lines: removals and restorations. */
    changes: integer('changes').notNull().default(0),
    /** Each side's read position and its time. */
    ownerRead: integer('owner_read').notNull().default(0),
    ownerReadAt: instant('owner_read_at'),
    askerRead: integer('asker_read').notNull().default(0),
    askerReadAt: instant('asker_read_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('conversation_subject_key').on(table.subjectKind, table.subjectId, table.askerUid),
    index('conversation_owner_idx').on(table.ownerUid, table.subjectKind, table.lastAt),
    index('conversation_asker_idx').on(table.askerUid, table.subjectKind, table.lastAt),
    index('conversation_owner_unread_idx')
      .on(table.ownerUid)
      .where(sql`owner_read < last_number`),
    index('conversation_asker_unread_idx')
      .on(table.askerUid)
      .where(sql`asker_read < last_number`),
    index('conversation_opened_idx').on(table.askerUid, table.createdAt),
    check('conversation_two_check', sql`owner_uid is distinct from asker_uid`),
    check(
      'conversation_read_check',
      sql`owner_read between 0 and last_number and asker_read between 0 and last_number`,
    ),
  ],
)

/**
 * A line of a conversation. Immutable: the database refuses any change except removal, which can be undone only in
 * conversations about ads.
 */
export const conversationLine = pgTable(
  'conversation_line',
  {
    id: rowId(),
    conversationId: idRef('conversation_id')
      .notNull()
      .references(() => conversation.id),
    /** The position: 1, 2, 3, … without gaps. */
    number: integer('number').notNull(),
    authorUid: idRef('author_uid').notNull(),
    side: text('side').$type<LineSide>().notNull(),
    /** The idempotency key chosen by the author's client: a retry returns the first line. */
    clientKey: text('client_key').notNull(),
    /** Sanitised HTML. */
    html: text('html').notNull(),
    /** The plain text, for lists and search. */
    text: text('text').notNull(),
    fileIds: uuid('file_ids').array().notNull(),
    /** The order that the line refers to. */
    orderId: idRef('order_id'),
    warnings: text('warnings').array().$type<LineWarning[]>().notNull(),
    saidAt: instant('said_at').notNull(),
    /** When it was removed; after that only staff with a case can read it. */
    takenBackAt: instant('taken_back_at'),
    /** The conversation's change number of this line's latest change; null if unchanged. */
    changeNumber: integer('change_number'),
  },
  (table) => [
    unique('conversation_line_number_key').on(table.conversationId, table.number),
    unique('conversation_line_author_key').on(table.authorUid, table.clientKey),
    index('conversation_line_author_idx').on(table.authorUid, table.conversationId, table.saidAt),
    index('conversation_line_changed_idx')
      .on(table.conversationId, table.changeNumber)
      .where(sql`change_number is not null`),
    /** Finds each side's first visible line with a link, which gets a warning. */
    index('conversation_line_links_idx')
      .on(table.conversationId, table.side, table.number)
      .where(sql`taken_back_at is null and 'link' = any (warnings)`),
    index('conversation_line_files_idx').using('gin', table.fileIds),
  ],
)
