import {
  MODERATION_KINDS,
  MODERATION_OUTCOMES,
  REPORT_REASONS,
  REPORTED_KINDS,
  WARNING_KINDS,
} from '@jindu/domain/trust/moderation'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { idRef, instant, rowId } from '../../platform/db/columns.ts'

/** An item in the staff's queue; at most one open item per subject. */
export const moderationItem = pgTable(
  'moderation_item',
  {
    id: rowId(),
    kind: text('kind', { enum: MODERATION_KINDS }).notNull(),
    subjectId: idRef('subject_id').notNull(),
    /** The owner of the content, who may not moderate it. Null for content of the site itself. */
    aboutUid: idRef('about_uid'),
    openedAt: instant('opened_at').notNull(),
    /** The number of reports since it opened. */
    reports: integer('reports').notNull().default(0),
    /** The claimant, and until when others may not claim it. */
    claimedUid: idRef('claimed_uid'),
    claimedUntil: instant('claimed_until'),
    closedAt: instant('closed_at'),
    closedUid: idRef('closed_uid'),
    outcome: text('outcome', { enum: MODERATION_OUTCOMES }),
  },
  (table) => {
    const open = sql`closed_at is null`
    return [
      uniqueIndex('moderation_item_open_key').on(table.kind, table.subjectId).where(open),
      index('moderation_item_open_idx').on(table.openedAt, table.id).where(open),
      index('moderation_item_claimed_idx').on(table.claimedUid, table.openedAt).where(open),
      index('moderation_item_closed_idx')
        .on(table.closedAt, table.id)
        .where(sql`closed_at is not null`),
      check('moderation_item_claim_check', sql`(claimed_uid is null) = (claimed_until is null)`),
      check('moderation_item_closed_check', sql`(closed_at is null) = (outcome is null)`),
    ]
  },
)

/** Reports with reasons; one per user and subject. Append-only. */
export const moderationReport = pgTable(
  'moderation_report',
  {
    id: rowId(),
    itemId: idRef('item_id').notNull(),
    kind: text('kind', { enum: REPORTED_KINDS }).notNull(),
    subjectId: idRef('subject_id').notNull(),
    uid: idRef('uid').notNull(),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    note: text('note').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    unique('moderation_report_once_key').on(table.uid, table.kind, table.subjectId),
    index('moderation_report_item_idx').on(table.itemId, table.id),
  ],
)

/** Warnings by staff; at most one per item. Append-only. */
export const userWarning = pgTable(
  'user_warning',
  {
    id: rowId(),
    uid: idRef('uid').notNull(),
    itemId: idRef('item_id').notNull(),
    kind: text('kind', { enum: WARNING_KINDS }).notNull(),
    reason: text('reason').notNull(),
    byUid: idRef('by_uid').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [unique('user_warning_item_key').on(table.itemId), index('user_warning_user_idx').on(table.uid, table.id)],
)
