import type { TicketAboutKind } from '@jindu/domain/desk/tickets'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { idRef, instant, rowId } from '../../platform/db/columns.ts'

/** A support ticket. Its text is a conversation whose first line is the question. */
export const ticket = pgTable(
  'ticket',
  {
    id: rowId(),
    uid: idRef('uid').notNull(),
    title: text('title').notNull(),
    conversationId: idRef('conversation_id').notNull(),
    /** The subject that the writer named. */
    aboutKind: text('about_kind').$type<TicketAboutKind>(),
    aboutId: idRef('about_id'),
    createdAt: instant('created_at').notNull(),
    /** Time and side of the last line. A line by the writer waits for staff. */
    lastAt: instant('last_at').notNull(),
    lastSide: text('last_side').$type<'asker' | 'staff'>().notNull(),
    replies: integer('replies').notNull().default(0),
    /** Since when the writer waits for an answer; null if none is due. */
    waitingSince: instant('waiting_since'),
    /** When staff first answered. */
    firstAnsweredAt: instant('first_answered_at'),
    /** The last line's number that a member of staff had before their eyes. */
    staffRead: integer('staff_read').notNull().default(0),
    assignedUid: idRef('assigned_uid'),
    closedAt: instant('closed_at'),
  },
  (table) => [
    unique('ticket_conversation_key').on(table.conversationId),
    index('ticket_own_idx').on(table.uid, table.lastAt, table.id),
    index('ticket_waiting_idx')
      .on(table.waitingSince, table.id)
      .where(sql`closed_at is null`),
    index('ticket_closed_idx')
      .on(table.closedAt, table.id)
      .where(sql`closed_at is not null`),
    index('ticket_assigned_idx')
      .on(table.assignedUid)
      .where(sql`assigned_uid is not null`),
    check('ticket_about_check', sql`(about_kind is null or about_kind = 'appeal') = (about_id is null)`),
  ],
)
