import { money, subtract, sum as sumOf, usd, type CurrencyCode } from '@jindu/domain/money'
import { and, asc, count, eq, isNull, or, sql, sum } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { goodsOrder, isDelivered } from '../../goods/orders/tables.ts'
import { otcOffer } from '../../otc/offers/tables.ts'
import { readNextTrade } from '../../otc/orders/index.ts'
import { otcOrder } from '../../otc/orders/tables.ts'
import { knownWorthOf, readBalances, type Spendable } from './balances.ts'

/** Coin locked in an account's sell offers. Nobody has taken it, so it still belongs to the account. */
async function readOfferLocks({ db }: Pick<App, 'db'>, uid: number): Promise<(currency: CurrencyCode) => bigint> {
  const rows = await db
    .select({ currency: otcOffer.currency, units: sum(otcOffer.remainingUnits) })
    .from(otcOffer)
    .where(and(eq(otcOffer.ownerUid, uid), eq(otcOffer.side, 'sell'), eq(otcOffer.status, 'ongoing')))
    .groupBy(otcOffer.currency)
  return (currency) => BigInt(rows.find((row) => row.currency === currency)?.units ?? 0)
}

/**
 * An account's money in dollars. Own balances (spendable, and locked in sell offers) are valued at the current rate,
 * rounded down; null while a coin has no rate. Escrow is the coin in its open orders of both markets, valued at the
 * order's price. All pages show this escrow figure.
 */
export async function readWalletOverview(app: App, uid: number) {
  const mine = or(eq(goodsOrder.buyerUid, uid), eq(goodsOrder.sellerUid, uid))
  const traded = or(eq(otcOrder.buyerUid, uid), eq(otcOrder.sellerUid, uid))
  const [balances, lockOf, [held], [fiat], [next], nextTrade] = await Promise.all([
    readBalances(app, uid),
    readOfferLocks(app, uid),
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
      .where(and(mine, eq(goodsOrder.status, 'open'), isNull(goodsOrder.heldSince), isDelivered))
      .orderBy(asc(goodsOrder.protectUntil))
      .limit(1),
    readNextTrade(app, uid),
  ])
  const worthOfAll = (rows: readonly Spendable[]) => {
    const worths = rows.map((row) => knownWorthOf(app, row)).filter((worth) => worth !== null)
    // If a coin has no rate, show no sum: a partial sum would be wrong.
    return worths.length === rows.length ? sumOf('USD', worths) : null
  }
  const spendable = worthOfAll(balances)
  // Round once per coin, so that splitting off the locked part does not lose a cent of the total.
  const yours = worthOfAll(
    balances.map((row) => ({ ...row, otc: money(row.currency, row.otc.units + lockOf(row.currency)) })),
  )
  return {
    yours,
    spendable,
    inOffers: yours === null || spendable === null ? null : subtract(yours, spendable),
    hasCoin: balances.some(({ fund, otc }) => fund.units + otc.units > 0n),
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
    nextTrade,
  }
}
