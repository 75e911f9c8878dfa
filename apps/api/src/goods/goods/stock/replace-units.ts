import type { ReplacementReason } from '@jindu/domain/goods/orders'
import { sql, type SQL } from 'drizzle-orm'

export interface Replacement {
  readonly goodsId: number
  readonly orderId: number
  /** The replaced units, in the order of their replacements. */
  readonly units: readonly number[]
  /** Unix seconds. */
  readonly now: number
}

const timestamp = (seconds: number): SQL => sql`${new Date(seconds * 1000).toISOString()}::timestamptz`
const idsOf = (units: readonly number[]): SQL =>
  sql`array(select value::bigint from jsonb_array_elements_text(${JSON.stringify(units)}::jsonb) with ordinality u (value, n) order by n)`

interface Why {
  readonly reason: ReplacementReason
  /** Empty for none. */
  readonly remark: string
}

/** The update that marks units of an order as replaced; units replaced meanwhile do not match. */
export function markReplaced({ orderId, units, now }: Replacement, { reason, remark }: Why): SQL {
  return sql`update goods_secret set replaced_at = ${timestamp(now)}, replacement_reason = ${reason}::text, replacement_remark = nullif(${remark}::text, '')
    where order_id = ${orderId} and replaced_at is null and id = any (${idsOf(units)})`
}

/**
 * The update that gives the oldest unsold units to an order, one for each replaced unit; it matches as many rows as it found.
 * @param patient waits for units that concurrent purchases have locked instead of skipping them
 */
export function allocateReplacements({ goodsId, orderId, units, now }: Replacement, patient: boolean): SQL {
  const locking = patient ? sql`for update` : sql`for update skip locked`
  // Materialized: the units are chosen once, and the position in the array pairs each with the unit it replaces.
  return sql`with free as materialized (select array(select id from goods_secret
      where goods_id = ${goodsId} and order_id is null and not shared order by id limit ${units.length}::int ${locking}) as ids)
    update goods_secret s set order_id = ${orderId}, allocated_at = ${timestamp(now)},
      replaces_id = (${idsOf(units)})[array_position(free.ids, s.id)] from free where s.id = any (free.ids)`
}
