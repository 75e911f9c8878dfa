import { fail } from '@jindu/domain/errors'
import { usd } from '@jindu/domain/money'
import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { goodsCategory } from '../categories/tables.ts'
import { goods, goodsVersion } from '../goods/tables.ts'
import { readDelivered } from './delivered-units.ts'
import { openDelivery } from './open-delivery.ts'
import { readingParty } from './party.ts'
import { goodsOrder } from './tables.ts'

/**
 * The goods as they were bought: for the buyer who paid, the seller, and staff in a dispute. A buyer sees of the delivery what
 * they opened; sellers and staff see when each unit was opened, not what it says.
 * @throws DomainError ORDER_NOT_FOUND; SHIPMENT_FORBIDDEN for staff when there is no dispute
 */
export async function readGoodsAsBought(app: App, session: Session, orderId: number) {
  const newest = alias(goodsVersion, 'newest')
  const [row] = await app.db
    .select({
      order: goodsOrder,
      version: goodsVersion,
      category: goodsCategory,
      newestShipment: newest.shipmentNumber,
    })
    .from(goodsOrder)
    .innerJoin(goodsVersion, eq(goodsVersion.id, goodsOrder.versionId))
    .innerJoin(goodsCategory, eq(goodsCategory.id, goodsVersion.categoryId))
    .innerJoin(goods, eq(goods.id, goodsOrder.goodsId))
    .innerJoin(newest, eq(newest.id, goods.versionId))
    .where(eq(goodsOrder.id, orderId))
  if (row === undefined) return fail('ORDER_NOT_FOUND', { id: orderId })
  const { order, version, category } = row
  const role = readingParty(order, session)
  if (role === 'staff' && order.heldSince === null) return fail('SHIPMENT_FORBIDDEN', { id: orderId })
  // What was delivered lies sealed until the buyer opens it, and stays so when the money went back before.
  const sealed = role === 'buyer' && order.openedAt === null
  const delivered = await readDelivered(app, order, role === 'buyer' ? 'opened' : 'none')
  return {
    orderId,
    goodsId: order.goodsId,
    versionId: version.id,
    sellerUid: order.sellerUid,
    buyerUid: order.buyerUid,
    title: version.title,
    price: usd(version.priceCents),
    volume: order.volume,
    category: { id: category.id, title: category.title, publicCommentsHidden: category.publicCommentsHidden },
    contentsHtml: version.contentsHtml,
    attach: version.attach,
    shipmentHtml: sealed ? '' : version.shipmentHtml,
    attachSales: sealed ? [] : version.attachSales,
    sealed,
    newerShipment: row.newestShipment > version.shipmentNumber,
    boughtAt: order.paidAt,
    openedAt: order.openedAt,
    revoked: order.status === 'revoked',
    role,
    ...delivered,
  }
}

/** As `readGoodsAsBought`, for clients that know no sealed delivery: a buyer who reads this way opens it all. */
export async function readOpenedGoods(app: App, session: Session, orderId: number) {
  const found = await readGoodsAsBought(app, session, orderId)
  const closed = found.sealed || found.units.some((unit) => unit.openedAt === null)
  if (found.role !== 'buyer' || found.revoked || !closed) return found
  await openDelivery(app, session, orderId)
  return readGoodsAsBought(app, session, orderId)
}
