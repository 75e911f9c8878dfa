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
 * The write of a purchase that tells the seller that the stock has run low or out. Units go the oldest first, so the stock
 * reaches the mark with one particular unit, and ends with the newest: whoever takes that unit tells, and nobody else can,
 * however many buy at once.
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
