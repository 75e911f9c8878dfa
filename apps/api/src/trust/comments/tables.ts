import { COMMENT_SUBJECTS } from '@jindu/domain/trust/comments'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { idRef, instant, rowId } from '../../platform/db/columns.ts'

/** Public comments on goods, ads and notices, and the answers to them. */
export const comment = pgTable(
  'comment',
  {
    id: rowId(),
    subjectKind: text('subject_kind', { enum: COMMENT_SUBJECTS }).notNull(),
    subjectId: idRef('subject_id').notNull(),
    /** The comment that this one answers. The subject's owner and each staff member may answer once. */
    toId: idRef('to_id').references((): AnyPgColumn => comment.id),
    uid: idRef('uid').notNull(),
    /** Set for answers by staff, which appear under this name. */
    staffName: text('staff_name'),
    /** Sanitised HTML. */
    html: text('html').notNull(),
    /** Pictures attached beside the text. */
    attach: text('attach').array().notNull(),
    /** All pictures, including those in the text. */
    fileIds: uuid('file_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    writtenAt: instant('written_at').notNull(),
    /** Removed by its author; a placeholder stays. */
    removedAt: instant('removed_at'),
    /** Hidden by staff: everyone sees the reason, only the author and moderators the text. */
    hiddenAt: instant('hidden_at'),
    hiddenReason: text('hidden_reason'),
  },
  (table) => [
    index('comment_subject_idx').on(table.subjectKind, table.subjectId, table.id),
    /** For the quota of one account's comments on one subject. */
    index('comment_author_idx').on(table.uid, table.subjectKind, table.subjectId, table.writtenAt),
    uniqueIndex('comment_answer_key')
      .on(table.toId, table.uid)
      .where(sql`to_id is not null and removed_at is null`),
    index('comment_files_idx').using('gin', table.fileIds),
    check('comment_hidden_check', sql`(hidden_at is null) = (hidden_reason is null)`),
    check('comment_answer_check', sql`to_id is null or to_id < id`),
  ],
)
