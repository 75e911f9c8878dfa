import { fail } from '@jindu/domain/errors'
import { usd } from '@jindu/domain/money'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { App } from '../../platform/app.ts'
import { commitVerb, ConflictError } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { goodsCategory } from '../categories/tables.ts'
import { goods, goodsVersion } from '../goods/tables.ts'
import { readingParty } from './party.ts'
import { goodsOrder, goodsOrderAction } from './tables.ts'

/**
 * The first time the buyer opens the shipment is evidence: it goes on the timeline.
 * @returns unix seconds of the first opening; null when the order was revoked before it
 */
async function recordOpening(app: App, orderId: number, buyerUid: number, sellerUid: number): Promise<number | null> {
  const { db, clock } = app
  const now = clock.now()
  const unopened = and(isNull(goodsOrder.openedAt), ne(goodsOrder.status, 'revoked'))
  try {
    await commitVerb(app, {
      guards: [
        {
          change: db
            .update(goodsOrder)
            .set({ openedAt: now })
            .where(and(eq(goodsOrder.id, orderId), unopened)),
        },
      ],
      writes: [
        db.insert(goodsOrderAction).values({
          orderId,
          note: 'goodsOrder.shipmentOpened',
          actor: 'buyer',
          actorUid: buyerUid,
          details: {},
          at: now,
        }),
      ],
      outbox: [{ topic: 'goodsOrder', uids: [buyerUid, sellerUid], payload: { id: orderId, event: 'shipmentOpened' } }],
    })
    return now
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error
    // Another tab opened it, or the money went back: the row says which.
    const [row] = await db.select({ openedAt: goodsOrder.openedAt }).from(goodsOrder).where(eq(goodsOrder.id, orderId))
    return row?.openedAt ?? null
  }
}

/**
 * The goods as they were bought, shipment included: for the buyer who paid, the seller, and staff in a dispute.
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
  const opens = role === 'buyer' && order.openedAt === null
  const openedAt = opens ? await recordOpening(app, orderId, order.buyerUid, order.sellerUid) : order.openedAt
  // A buyer who has the money back before opening what was delivered does not get it as well.
  const sealed = opens && openedAt === null
  return {
    orderId,
    goodsId: order.goodsId,
    versionId: version.id,
    sellerUid: order.sellerUid,
    buyerUid: order.buyerUid,
    title: version.title,
    price: usd(version.priceCents),
    category: { id: category.id, title: category.title, publicCommentsHidden: category.publicCommentsHidden },
    contentsHtml: version.contentsHtml,
    attach: version.attach,
    shipmentHtml: sealed ? '' : version.shipmentHtml,
    attachSales: sealed ? [] : version.attachSales,
    sealed,
    newerShipment: row.newestShipment > version.shipmentNumber,
    boughtAt: order.paidAt,
    openedAt,
  }
}
