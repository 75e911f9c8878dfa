import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { idRef, instant, rowId } from '../../platform/db/columns.ts'

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
    position: integer('position').notNull().default(1000),
    /** Listed goods in the category, kept by the verbs that list and unlist. */
    goodsCount: integer('goods_count').notNull().default(0),
    createdBy: idRef('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('goods_category_order_idx').on(table.level, table.position, table.id),
    check('goods_category_count_check', sql`${table.goodsCount} >= 0`),
  ],
)
