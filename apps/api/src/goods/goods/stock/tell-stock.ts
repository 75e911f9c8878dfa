import { sql, type SQL } from 'drizzle-orm'
import type { MetRows } from '../../../platform/db/index.ts'
import { tellFound } from '../../../records/messages/index.ts'

export interface StockWatch {
  readonly goodsId: number
  readonly sellerUid: number
  /** From how many unsold units on the stock counts as low. */
  readonly lowStock: number
  /** The `id` of each unit that the purchase takes. */
  readonly taken: MetRows
  /** Unix seconds. */
  readonly now: number
}

/**
 * The write of a purchase that notifies the seller of low or empty stock. Units are sold oldest first, so one
 * particular unit crosses the threshold and the newest one empties the stock. Only the purchase that takes that unit
 * sends the notice, however many run concurrently.
 */
export function tellStock({ goodsId, sellerUid, lowStock, taken, now }: StockWatch): SQL {
  const kinds = ['goods.soldOut', 'goods.stockLow'] as const
  const [soldOut, low] = kinds
  const found = sql`select case min(above) when 0 then ${soldOut} else ${low} end as kind, jsonb_build_object('left', min(above)) as facts
    from (select id, row_number() over (order by id desc) - 1 as above from (
      select id from goods_secret where goods_id = ${goodsId} and order_id is null and not shared
      order by id desc limit ${lowStock}::int + 1) newest) unsold
    where id in (select id from ${taken}) having bool_or(above in (0, ${lowStock}::int))`
  return tellFound(sellerUid, { kinds, subjectId: goodsId }, found, { at: now })
}
