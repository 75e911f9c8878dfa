import { count, desc, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { dispute } from '../../trust/disputes/index.ts'
import { itsDispute, type StoredOrder } from './order-row.ts'
import { goodsOrder } from './tables.ts'

/** A page of the orders that fit, the latest first, and how many fit. */
export async function latestOrders(
  { db }: App,
  where: SQL | undefined,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ readonly rows: readonly StoredOrder[]; readonly total: number }> {
  const [rows, [all]] = await Promise.all([
    db
      .select({ order: goodsOrder, dispute })
      .from(goodsOrder)
      .leftJoin(dispute, itsDispute)
      .where(where)
      .orderBy(desc(goodsOrder.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ rows: count() }).from(goodsOrder).where(where),
  ])
  return { rows, total: all?.rows ?? 0 }
}
