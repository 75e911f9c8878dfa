import { sql, type SQL } from 'drizzle-orm'

export interface Allocation {
  readonly goodsId: number
  readonly orderId: number
  readonly volume: number
  /** Unix seconds. */
  readonly now: number
  /** Waits for units that other purchases are taking just now, in place of passing them over. */
  readonly patient: boolean
}

const timestamp = (seconds: number): SQL => sql`${new Date(seconds * 1000).toISOString()}::timestamptz`

/**
 * The change that gives unsold units to an order, the oldest first; it meets as many rows as it found. Units are locked
 * before any account, here and wherever both are, so that purchases cannot block each other crosswise.
 */
export function allocateUnits({ goodsId, orderId, volume, now, patient }: Allocation): SQL {
  const locking = patient ? sql`for update` : sql`for update skip locked`
  // An array subquery, because a join could evaluate the selection again for each row.
  return sql`update goods_secret set order_id = ${orderId}, allocated_at = ${timestamp(now)} where id = any (array(
    select id from goods_secret where goods_id = ${goodsId} and order_id is null and not shared order by id limit ${volume} ${locking}))`
}

/** The update that returns unopened units to stock. Replaced units are faulty and never return. */
export function returnUnopened(orderId: number, now: number): SQL {
  return sql`update goods_secret set order_id = null, allocated_at = null, replaces_id = null, returned_at = ${timestamp(now)}
    where order_id = ${orderId} and opened_at is null and replaced_at is null`
}

/** The change that marks units of an order as opened. */
export function openUnits(orderId: number, ids: readonly number[], now: number): SQL {
  return sql`update goods_secret set opened_at = ${timestamp(now)} where order_id = ${orderId} and opened_at is null
    and replaced_at is null and id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
}
