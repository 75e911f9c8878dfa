import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idRef, instant, rowId, units } from '../../platform/db/columns.ts'

/** A seller's discount code. Its terms are immutable; only `uses` and `endedAt` change. */
export const discountCode = pgTable(
  'discount_code',
  {
    id: rowId(),
    sellerUid: idRef('seller_uid').notNull(),
    /** In capitals. */
    code: text('code').notNull(),
    /** The discount: either whole percents or US cents, never both. */
    percent: integer('percent'),
    amountCents: units('amount_cents'),
    /** Null for all goods of the seller. */
    goodsIds: bigint('goods_ids', { mode: 'number' }).array(),
    /** Null for any number. */
    maximumUses: integer('maximum_uses'),
    /** Orders with this code that were not fully refunded. A counter, so that the row's lock enforces `maximumUses`. */
    uses: integer('uses').notNull().default(0),
    onceEach: boolean('once_each').notNull(),
    firstOnly: boolean('first_only').notNull(),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    minimumCents: units('minimum_cents'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('discount_code_name_idx').on(table.sellerUid, table.code),
    index('discount_code_seller_idx').on(table.sellerUid, table.id),
    check(
      'discount_code_off_check',
      sql`(percent is null) <> (amount_cents is null) and coalesce(percent between 1 and 99, amount_cents > 0)`,
    ),
    check('discount_code_uses_check', sql`uses between 0 and coalesce(maximum_uses, uses)`),
  ],
)

/** An order that used a code. */
export const discountUse = pgTable(
  'discount_use',
  {
    orderId: idRef('order_id').primaryKey(),
    codeId: idRef('code_id')
      .notNull()
      .references(() => discountCode.id),
    sellerUid: idRef('seller_uid').notNull(),
    buyerUid: idRef('buyer_uid').notNull(),
    /** Copies of the code's terms: a partial unique index cannot read another table. */
    onceEach: boolean('once_each').notNull(),
    firstOnly: boolean('first_only').notNull(),
    usedAt: instant('used_at').notNull(),
    /** Time of the full refund that returned the use; null while it counts. */
    returnedAt: instant('returned_at'),
  },
  (table) => [
    index('discount_use_buyer_idx')
      .on(table.codeId, table.buyerUid)
      .where(sql`returned_at is null`),
    uniqueIndex('discount_use_once_idx')
      .on(table.codeId, table.buyerUid)
      .where(sql`once_each and returned_at is null`),
    uniqueIndex('discount_use_first_idx')
      .on(table.sellerUid, table.buyerUid)
      .where(sql`first_only and returned_at is null`),
  ],
)
