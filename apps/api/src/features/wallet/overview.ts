import { sum as sumOf, usd } from '@jindu/domain/money'
import { and, asc, count, eq, isNull, or, sql, sum } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { goodsOrder } from '../goods-orders/tables.ts'
import { otcOrder } from '../otc-orders/tables.ts'
import { readBalances, worthOf } from './balances.ts'

/**
 * Where an account's money is, in dollars: its own at the rate of now (rounded down), and what its open orders of both markets
 * hold, bought and sold, at what they cost when paid or taken. The one escrow figure of every page.
 */
export async function readWalletOverview(app: App, uid: number) {
  const mine = or(eq(goodsOrder.buyerUid, uid), eq(goodsOrder.sellerUid, uid))
  const traded = or(eq(otcOrder.buyerUid, uid), eq(otcOrder.sellerUid, uid))
  const [balances, [held], [fiat], [next]] = await Promise.all([
    readBalances(app, uid),
    app.db
      .select({
        cents: sum(goodsOrder.totalCents),
        orders: count(),
        bought: sql<number>`count(*) filter (where ${goodsOrder.buyerUid} = ${uid})::int`,
        ever: sql<boolean>`exists (select 1 from ${goodsOrder} o where o.buyer_uid = ${uid})`,
      })
      .from(goodsOrder)
      .where(and(mine, eq(goodsOrder.status, 'open'))),
    app.db
      .select({ cents: sum(otcOrder.totalCents), orders: count() })
      .from(otcOrder)
      .where(and(traded, eq(otcOrder.status, 'open'))),
    app.db
      .select()
      .from(goodsOrder)
      .where(and(mine, eq(goodsOrder.status, 'open'), isNull(goodsOrder.heldSince)))
      .orderBy(asc(goodsOrder.protectUntil))
      .limit(1),
  ])
  return {
    yours: sumOf(
      'USD',
      balances.map((balance) => worthOf(app, balance)),
    ),
    inEscrow: usd(BigInt(held?.cents ?? 0) + BigInt(fiat?.cents ?? 0)),
    openOrders: (held?.orders ?? 0) + (fiat?.orders ?? 0),
    openFiat: fiat?.orders ?? 0,
    openBought: held?.bought ?? 0,
    everBought: held?.ever ?? false,
    next:
      next === undefined
        ? null
        : {
            orderId: next.id,
            role: next.buyerUid === uid ? ('buyer' as const) : ('seller' as const),
            title: next.title,
            at: next.protectUntil,
          },
  }
}
