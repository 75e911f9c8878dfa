import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/db/columns.ts'

/** What the site says to everybody: announcements, rules, help. In one language at least; a missing one is said to be missing. */
export const notice = pgTable(
  'notice',
  {
    id: rowId(),
    /** 9001 announcements, 9002 rules, 9003 help. */
    category: integer('category').notNull(),
    titleEn: text('title_en'),
    titleZh: text('title_zh'),
    summaryEn: text('summary_en'),
    summaryZh: text('summary_zh'),
    /** Safe HTML; `{site}` and `{protection}` stand for what the operator has set. */
    htmlEn: text('html_en'),
    htmlZh: text('html_zh'),
    /** Of a sandbox alone. */
    sandboxOnly: boolean('sandbox_only').notNull().default(false),
    /** Nobody reads it before. */
    publishedAt: instant('published_at').notNull(),
    changedAt: instant('changed_at'),
    /** Counts the changes: whoever saves names the one that they saw. */
    version: integer('version').notNull().default(0),
    /** Since when staff have taken it from the board; null while it stands there. */
    withdrawnAt: instant('withdrawn_at'),
    /** Stands first until then. */
    pinnedUntil: instant('pinned_until'),
    /** Since when nothing more is said of it; null while anybody may. */
    commentsClosedAt: instant('comments_closed_at'),
  },
  (table) => [
    index('notice_category_idx').on(table.category, table.publishedAt, table.id),
    check('notice_category_check', sql`category in (9001, 9002, 9003)`),
    check('notice_en_check', sql`(title_en is null) = (html_en is null)`),
    check('notice_zh_check', sql`(title_zh is null) = (html_zh is null)`),
    check('notice_language_check', sql`title_en is not null or title_zh is not null`),
  ],
)
