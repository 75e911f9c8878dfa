import { coinToUsd, money, sum, usd, type CurrencyCode, type Money } from '@jindu/domain/money'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { goodsOrder } from '../goods-orders/tables.ts'
import { readBalances } from './balances.ts'

/** What an account owns and has at stake, in dollars at the rate of now (rounded down), for the header and the home page. */
export async function readPurse(app: App, uid: number) {
  const worth = (amount: Money<CurrencyCode>): Money<'USD'> =>
    amount.units === 0n ? usd(0) : coinToUsd(amount, app.rates.rate(amount.asset), 'down')
  const mine = or(eq(goodsOrder.buyerUid, uid), eq(goodsOrder.sellerUid, uid))
  const [balances, escrows, [next]] = await Promise.all([
    readBalances(app, uid),
    app.db
      .select({
        currency: goodsOrder.currency,
        units: sql<string>`coalesce(sum(${goodsOrder.amountUnits}) filter (where ${goodsOrder.buyerUid} = ${uid}), 0)::text`,
        orders: sql<number>`count(*)::int`,
      })
      .from(goodsOrder)
      .where(and(mine, eq(goodsOrder.status, 'open')))
      .groupBy(goodsOrder.currency),
    app.db
      .select()
      .from(goodsOrder)
      .where(and(mine, eq(goodsOrder.status, 'open'), isNull(goodsOrder.heldSince)))
      .orderBy(asc(goodsOrder.protectUntil))
      .limit(1),
  ])
  return {
    yours: sum(
      'USD',
      balances.flatMap(({ fund, otc }) => [worth(fund), worth(otc)]),
    ),
    inEscrow: sum(
      'USD',
      escrows.map(({ currency, units }) => worth(money(currency, BigInt(units)))),
    ),
    openOrders: escrows.reduce((total, row) => total + row.orders, 0),
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
