import { usd } from '@jindu/domain/money'
import type { Locale } from '@jindu/i18n'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { briefOf } from '../categories/index.ts'
import { deliveredOf } from './delivered-units.ts'
import { loadAsBought, type AsBought } from './load-as-bought.ts'
import { openDeliveryOf } from './open-delivery.ts'
import { readingParty, type ReaderRole } from './party.ts'

/** A buyer sees of the delivery what they opened; sellers and staff see when each unit was opened, not what it says. */
function goodsAsBoughtOf(app: App, found: AsBought, role: ReaderRole, locale: Locale, unsealed = false) {
  const { order, version, category } = found
  // What was delivered lies sealed until the buyer opens it, and stays so when the money went back before.
  const closed = role === 'buyer' && order.openedAt === null
  const sealed = closed && !(unsealed && order.status !== 'revoked')
  const reveal = role !== 'buyer' ? 'none' : closed && !sealed ? 'shared' : 'opened'
  return {
    orderId: order.id,
    goodsId: order.goodsId,
    versionId: version.id,
    sellerUid: order.sellerUid,
    buyerUid: order.buyerUid,
    title: version.title,
    price: usd(version.priceCents),
    volume: order.volume,
    category: briefOf(category, locale),
    contentsHtml: version.contentsHtml,
    attach: version.attach,
    shipmentHtml: sealed ? '' : version.shipmentHtml,
    attachSales: sealed ? [] : version.attachSales,
    sealed,
    newerShipment: found.newestShipment > version.shipmentNumber,
    boughtAt: order.paidAt,
    openedAt: order.openedAt,
    revoked: order.status === 'revoked',
    role,
    ...deliveredOf(app, found, reveal),
  }
}

/**
 * The goods as they were bought: for the buyer who paid, the seller, and staff with the case, which is recorded.
 * @param unsealed for clients that know no sealed delivery: what all buyers get alike is shown to a buyer who has not opened
 *   it. That is no opening, and leaves no evidence of one.
 * @throws DomainError ORDER_NOT_FOUND; SHIPMENT_FORBIDDEN for staff without the case
 */
export async function readGoodsAsBought(app: App, session: Session, orderId: number, locale: Locale, unsealed = false) {
  const found = await loadAsBought(app, orderId)
  const role = await readingParty(app, session, found.order, 'SHIPMENT_FORBIDDEN')
  return goodsAsBoughtOf(app, found, role, locale, unsealed)
}

/**
 * The buyer opens what was delivered, and is answered with it.
 * @param unit counted from 1; all units when left out
 * @throws DomainError what `openDeliveryOf` refuses with
 */
export async function openGoods(app: App, session: Session, orderId: number, locale: Locale, unit?: number) {
  const opened = await openDeliveryOf(app, session, () => loadAsBought(app, orderId), unit)
  return goodsAsBoughtOf(app, opened, 'buyer', locale)
}
