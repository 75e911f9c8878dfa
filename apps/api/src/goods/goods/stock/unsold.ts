import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import { sql, type SQL } from 'drizzle-orm'
import { goods } from '../tables.ts'

/**
 * A column for queries over `goods`: unsold units, counted up to a limit through a partial index; null without a stock.
 * There is no stored counter, because purchases of the same goods would contend for it.
 */
export function unsoldUpTo(most: SQL): SQL<number | null> {
  return sql<number | null>`case when ${goods.delivery} = 'units' then (select count(*)::int from
    (select 1 from goods_secret s where s.goods_id = ${goods.id} and s.order_id is null and not s.shared limit ${most}) unsold) end`
}

/**
 * Whether a purchase can be served from stock.
 * @param unsold null when the goods are not delivered from stock
 * @throws DomainError GOODS_SOLD_OUT, STOCK_TOO_LOW (left), QUANTITY_TOO_LARGE
 */
export function assertInStock(unsold: number | null, volume: number): void {
  if (unsold === null) return
  const maximum = rules.goods.stock.maximumUnitsAnOrder
  if (unsold === 0) fail('GOODS_SOLD_OUT')
  if (volume > maximum) fail('QUANTITY_TOO_LARGE', { maximum })
  if (unsold < volume) fail('STOCK_TOO_LOW', { left: unsold })
}
