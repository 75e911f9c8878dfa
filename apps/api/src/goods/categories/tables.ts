import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { idRef, instant, rowId } from '../../platform/db/columns.ts'

/** The position of categories that staff gave no place: their number of goods orders them. */
export const UNARRANGED = 1_000

export const goodsCategory = pgTable(
  'goods_category',
  {
    id: rowId(),
    /** The name in each language, the same in both until somebody gives the other; only the Chinese one may have Chinese characters of its own. */
    titleZh: text('title_zh').notNull(),
    titleEn: text('title_en').notNull(),
    /** The names folded for comparison. As each has the characters of its language, no name is in use twice across them either. */
    keyZh: text('key_zh').notNull().unique(),
    keyEn: text('key_en').notNull().unique(),
    level: integer('level').notNull().default(1),
    parentId: idRef('parent_id'),
    /** Set: goods of this category show no public comments (`public_comments`). */
    publicCommentsHidden: boolean('public_comments_hidden').notNull().default(false),
    position: integer('position').notNull().default(UNARRANGED),
    /** Listed goods in the category, kept by the verbs that list and unlist. */
    goodsCount: integer('goods_count').notNull().default(0),
    /** The category that took its goods over; this row then only redirects. Never points at another redirect. */
    mergedInto: idRef('merged_into'),
    createdBy: idRef('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('goods_category_order_idx').on(table.level, table.position, table.id),
    check('goods_category_count_check', sql`${table.goodsCount} >= 0`),
    check('goods_category_merged_check', sql`merged_into is null or (goods_count = 0 and merged_into <> id)`),
    index('goods_category_merged_idx')
      .on(table.mergedInto)
      .where(sql`merged_into is not null`),
  ],
)
