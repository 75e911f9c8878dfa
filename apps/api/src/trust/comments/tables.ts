import { COMMENT_SUBJECTS } from '@jindu/domain/trust/comments'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { idRef, instant, rowId } from '../../platform/db/columns.ts'

/** What somebody said in public of goods, an ad or a notice, and the answers to it. */
export const comment = pgTable(
  'comment',
  {
    id: rowId(),
    subjectKind: text('subject_kind', { enum: COMMENT_SUBJECTS }).notNull(),
    subjectId: idRef('subject_id').notNull(),
    /** Answers this one; the owner of the subject and each of the staff once. */
    toId: idRef('to_id').references((): AnyPgColumn => comment.id),
    uid: idRef('uid').notNull(),
    /** Set: said for the site, under this name. */
    staffName: text('staff_name'),
    /** Safe HTML. */
    html: text('html').notNull(),
    /** Pictures beside the text. */
    attach: text('attach').array().notNull(),
    /** All of its pictures, those in the text too. */
    fileIds: uuid('file_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    writtenAt: instant('written_at').notNull(),
    /** Taken back by its author: the place stays. */
    removedAt: instant('removed_at'),
    /** Hidden by staff: everybody reads why, its author what it said. */
    hiddenAt: instant('hidden_at'),
    hiddenReason: text('hidden_reason'),
  },
  (table) => [
    index('comment_subject_idx').on(table.subjectKind, table.subjectId, table.id),
    /** How much one account said of one subject lately. */
    index('comment_author_idx').on(table.uid, table.subjectKind, table.subjectId, table.writtenAt),
    uniqueIndex('comment_answer_key')
      .on(table.toId, table.uid)
      .where(sql`to_id is not null and removed_at is null`),
    index('comment_files_idx').using('gin', table.fileIds),
    check('comment_hidden_check', sql`(hidden_at is null) = (hidden_reason is null)`),
    check('comment_answer_check', sql`to_id is null or to_id < id`),
  ],
)
