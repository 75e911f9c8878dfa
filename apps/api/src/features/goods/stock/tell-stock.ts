import type { StoredMessage } from '@jindu/domain/message'
import { sql, type SQL } from 'drizzle-orm'

type StockNote = Extract<StoredMessage, { left: number }>['note']

const SOLD_OUT: StockNote = 'goods.soldOut'
const LOW: StockNote = 'goods.stockLow'

export interface StockWatch {
  readonly goodsId: number
  readonly sellerUid: number
  /** From how many unsold units on the stock counts as low. */
  readonly lowStock: number
  /** Unix seconds. */
  readonly now: number
}

/**
 * The write of a purchase that tells the seller that the stock has run low or out. Units go the oldest first, so the stock
 * reaches the mark with one particular unit, and ends with the newest: whoever takes that unit tells, and nobody else can,
 * however many buy at once. The purchase's first guard must return the `id` of each unit that it took.
 */
export function tellStock({ goodsId, sellerUid, lowStock, now }: StockWatch): SQL {
  return sql`insert into user_message (uid, kind, note, goods_id, details, created_at)
    select ${sellerUid}::bigint, 'goods', case min(above) when 0 then ${SOLD_OUT} else ${LOW} end, ${goodsId}::bigint,
      jsonb_build_object('left', min(above)), ${new Date(now * 1000).toISOString()}::timestamptz
    from (select id, row_number() over (order by id desc) - 1 as above from (
      select id from goods_secret where goods_id = ${goodsId} and order_id is null and not shared
      order by id desc limit ${lowStock}::int + 1) newest) unsold
    where id in (select id from guard_0) having bool_or(above in (0, ${lowStock}::int))`
}
