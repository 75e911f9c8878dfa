import { sql, type SQL } from 'drizzle-orm'
import type { Guard } from '../../platform/db/index.ts'
import type { CodeRow } from './load-code.ts'

const timestamp = (seconds: number): SQL => sql`${new Date(seconds * 1000).toISOString()}::timestamptz`

export interface UseOfCode {
  readonly orderId: number
  readonly buyerUid: number
  /** Unix seconds. */
  readonly now: number
}

/**
 * Guards that record one use. The update locks the code's row, so that concurrent purchases count in turn; unique indexes
 * refuse a buyer's second use where a code allows one.
 */
export function useCode(
  { id, sellerUid, onceEach, firstOnly }: CodeRow,
  { orderId, buyerUid, now }: UseOfCode,
): Guard[] {
  return [
    {
      change: sql`update discount_code set uses = uses + 1 where id = ${id} and ended_at is null
        and uses < coalesce(maximum_uses, uses + 1)`,
    },
    {
      change: sql`insert into discount_use (order_id, code_id, seller_uid, buyer_uid, once_each, first_only, used_at)
        values (${orderId}, ${id}, ${sellerUid}, ${buyerUid}, ${onceEach}, ${firstOnly}, ${timestamp(now)})
        on conflict do nothing`,
    },
  ]
}

/** Guards that return the use after a full refund. They lock the code before any account, as a purchase does: no deadlock. */
export function returnCode(orderId: number, now: number): Guard[] {
  return [
    {
      change: sql`update discount_code set uses = uses - 1
        where id = (select code_id from discount_use where order_id = ${orderId} and returned_at is null)`,
    },
    {
      change: sql`update discount_use set returned_at = ${timestamp(now)}
        where order_id = ${orderId} and returned_at is null`,
    },
  ]
}
