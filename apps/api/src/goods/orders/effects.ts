import { isSale, type GoodsOrder, type GoodsOrderActor, type GoodsOrderEvent } from '@jindu/domain/goods/orders'
import type { App } from '../../platform/app.ts'
import { insertRow, type Statement } from '../../platform/db/index.ts'
import { countStatistics, type StatisticName } from '../../accounts/accounts/index.ts'
import { countSale, returnUnopened, tellBack } from '../goods/index.ts'
import type { OrderRow } from './order-row.ts'
import { goodsSale } from './tables.ts'

/** The statistics counters that a step increments, for each side. */
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
  if (after.kind === 'completed' && isSale(after)) {
    buyer.push('buyAmount')
    seller.push('salesAmount')
  }
  return { buyer, seller }
}

/**
 * The counter updates of a step, for its commit. A purchase has none: rows shared by a seller's orders are updated only
 * when an order ends. At that point the seller's account is locked anyway.
 */
export function effectsOf(
  { db }: App,
  order: OrderRow,
  event: GoodsOrderEvent,
  actor: GoodsOrderActor,
  after: GoodsOrder,
): readonly Statement[] {
  const { buyer, seller } = countersOf(event, actor, after)
  const people = countStatistics(db, [
    { uid: order.buyerUid, names: buyer },
    { uid: order.sellerUid, names: seller },
  ])
  // A full refund returns unopened units to stock; opened ones stay sold.
  if (after.kind === 'revoked' && order.delivery === 'units')
    return [
      ...people,
      ...tellBack(order.goodsId, { unitsOfOrder: order.id }, after.settledAt),
      returnUnopened(order.id, after.settledAt),
    ]
  if (after.kind !== 'completed' || !isSale(after)) return people
  const { id: orderId, goodsId, buyerUid, sellerUid, totalCents } = order
  return [
    ...people,
    countSale(db, goodsId, order.volume),
    insertRow(goodsSale, { orderId, goodsId, buyerUid, sellerUid, totalCents, soldAt: after.settledAt }),
  ]
}
