import { sql } from 'drizzle-orm'
import { statementOnce, type Statement } from '../../platform/db/index.ts'
import type { App } from '../../platform/app.ts'
import { otcPair } from './tables.ts'

interface Trade {
  readonly id: number
  readonly buyerUid: number
  readonly sellerUid: number
}

const raise = statementOnce<'lower' | 'higher' | 'orderId'>(() => {
  const [lower, higher, order] = [sql.placeholder('lower'), sql.placeholder('higher'), sql.placeholder('orderId')]
  return sql`insert into ${otcPair} as p (uid, other_uid, trades, unweighed_order_id)
    values (${lower}::bigint, ${higher}::bigint, 1, ${order}::bigint), (${higher}::bigint, ${lower}::bigint, 1, ${order}::bigint)
    on conflict (uid, other_uid) do update set trades = p.trades + 1, unweighed_order_id = excluded.unweighed_order_id`
})

/** The write that counts a completed trade of two accounts in both their records. */
export function countTrade({ db }: App, { id, buyerUid, sellerUid }: Trade): Statement {
  // The lower uid first: two trades of the same pair the other way round would wait for each other.
  const [lower, higher] = [Math.min(buyerUid, sellerUid), Math.max(buyerUid, sellerUid)]
  return raise(db, { lower, higher, orderId: id })
}
