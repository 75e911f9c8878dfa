import type { GoodsOrder, GoodsOrderActor, GoodsOrderEvent } from '@jindu/domain/goods-order'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Statement } from '../../platform/db/index.ts'
import type { StatisticName } from '../accounts/index.ts'
import { userStatistics } from '../accounts/tables.ts'
import { hotScoreAfter, returnUnopened } from '../goods/index.ts'
import { goods } from '../goods/tables.ts'
import type { OrderRow } from './order-row.ts'

/** What a step adds to the statistics of each side. */
function countersOf(event: GoodsOrderEvent, actor: GoodsOrderActor, after: GoodsOrder) {
  const buyer: StatisticName[] = []
  const seller: StatisticName[] = []
  if (event.kind === 'hold') buyer.push('holds')
  if (event.kind === 'confirm') {
    buyer.push('confirmReceives')
    seller.push('beConfirmReceives')
  }
  if (event.kind === 'complain') {
    const [own, other] = actor.kind === 'buyer' ? [buyer, seller] : [seller, buyer]
    own.push('complains')
    other.push('beComplains')
  }
  if (after.kind === 'completed') {
    buyer.push('buyAmount')
    seller.push('salesAmount')
  }
  return { buyer, seller }
}

/**
 * The counters that change with a step, as writes of its own commit. A purchase changes none: whatever a seller's many orders
 * share is only touched when an order ends, where the seller's account is locked anyway.
 */
export function effectsOf(
  { db }: App,
  order: OrderRow,
  event: GoodsOrderEvent,
  actor: GoodsOrderActor,
  after: GoodsOrder,
): Statement[] {
  const { buyer, seller } = countersOf(event, actor, after)
  const raise = (uid: number, names: readonly StatisticName[]): Statement[] => {
    if (names.length === 0) return []
    const raised: Partial<Record<StatisticName, SQL>> = {}
    for (const name of names) raised[name] = sql`${userStatistics[name]} + 1`
    return [db.update(userStatistics).set(raised).where(eq(userStatistics.uid, uid))]
  }
  const people = [...raise(order.buyerUid, buyer), ...raise(order.sellerUid, seller)]
  // Money that went back whole takes the unopened units with it; what the buyer has read stays spent.
  if (after.kind === 'revoked' && order.delivery === 'units')
    return [...people, returnUnopened(order.id, after.settledAt)]
  if (after.kind !== 'completed') return people
  const sold = db
    .update(goods)
    .set({
      salesVolume: sql`${goods.salesVolume} + ${order.volume}`,
      salesAmount: sql`${goods.salesAmount} + 1`,
      hotScore: hotScoreAfter(after.settledAt, order.volume),
      recommendedScore: sql`${goods.recommendedScore} + 1`,
    })
    .where(eq(goods.id, order.goodsId))
  return [...people, sold]
}
