import type { ConversationKind, LineSide, LineWarning } from '@jindu/domain/trust/conversations'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { idRef, instant, rowId } from '../../platform/db/columns.ts'

/** What two people say to each other in private about one subject. */
export const conversation = pgTable(
  'conversation',
  {
    id: rowId(),
    subjectKind: text('subject_kind').$type<ConversationKind>().notNull(),
    subjectId: idRef('subject_id').notNull(),
    /** Whose the subject is; null where staff are the other side. */
    ownerUid: idRef('owner_uid'),
    /** Who came because of it. */
    askerUid: idRef('asker_uid').notNull(),
    /** The number of the last line: the statement that inserts a line draws the next one here. */
    lastNumber: integer('last_number').notNull().default(0),
    lastAt: instant('last_at').notNull(),
    /** Counts what its authors did to lines that were there: took back, or showed again. */
    changes: integer('changes').notNull().default(0),
    /** Up to which line each side has read, and since when. */
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

/** A line of a conversation. What was said stays: the database refuses any change but its taking back, which in a talk about an ad can be undone. */
export const conversationLine = pgTable(
  'conversation_line',
  {
    id: rowId(),
    conversationId: idRef('conversation_id')
      .notNull()
      .references(() => conversation.id),
    /** Its place: 1, 2, 3, … without gaps. */
    number: integer('number').notNull(),
    authorUid: idRef('author_uid').notNull(),
    side: text('side').$type<LineSide>().notNull(),
    /** Chosen by the author's client: the same line sent again is the first one. */
    clientKey: text('client_key').notNull(),
    /** Safe HTML. */
    html: text('html').notNull(),
    /** What a reader sees of it, for lists and the search. */
    text: text('text').notNull(),
    fileIds: uuid('file_ids').array().notNull(),
    /** The order that its author meant. */
    orderId: idRef('order_id'),
    warnings: text('warnings').array().$type<LineWarning[]>().notNull(),
    saidAt: instant('said_at').notNull(),
    /** Since when nobody but staff with a case reads it. */
    takenBackAt: instant('taken_back_at'),
    /** Which of the conversation's changes was the last of this line; null while it stands as it was said. */
    changeNumber: integer('change_number'),
  },
  (table) => [
    unique('conversation_line_number_key').on(table.conversationId, table.number),
    unique('conversation_line_author_key').on(table.authorUid, table.clientKey),
    index('conversation_line_author_idx').on(table.authorUid, table.conversationId, table.saidAt),
    index('conversation_line_changed_idx')
      .on(table.conversationId, table.changeNumber)
      .where(sql`change_number is not null`),
    /** The first of each side that still stands is warned of. */
    index('conversation_line_links_idx')
      .on(table.conversationId, table.side, table.number)
      .where(sql`taken_back_at is null and 'link' = any (warnings)`),
    index('conversation_line_files_idx').using('gin', table.fileIds),
  ],
)
