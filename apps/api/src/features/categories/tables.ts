import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { idRef, instant, rowId } from '../../platform/db/columns.ts'

/** The position of categories that staff gave no place: their number of goods orders them. */
export const UNARRANGED = 1_000

export const goodsCategory = pgTable(
  'goods_category',
  {
    id: rowId(),
    title: text('title').notNull(),
    /** The title folded for comparison: two categories never differ by case or width only. */
    titleKey: text('title_key').notNull().unique(),
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
