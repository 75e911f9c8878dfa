import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/db/columns.ts'

/** Announcements, rules and help. At least one language is filled in; a missing one is shown as missing. */
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
    /** Sanitised HTML; `{site}` and `{protection}` are replaced by the operator's settings. */
    htmlEn: text('html_en'),
    htmlZh: text('html_zh'),
    /** Shown only in a sandbox. */
    sandboxOnly: boolean('sandbox_only').notNull().default(false),
    /** Hidden before this time. */
    publishedAt: instant('published_at').notNull(),
    changedAt: instant('changed_at'),
    /** Version for optimistic locking: an edit names the version that its writer saw. */
    version: integer('version').notNull().default(0),
    /** When staff withdrew it; null while it is published. */
    withdrawnAt: instant('withdrawn_at'),
    /** Pinned until this time. */
    pinnedUntil: instant('pinned_until'),
    /** When comments were closed; null while they are open. */
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
