import { isUndelivered, whyNotReplaceable } from '@jindu/domain/goods/orders'
import { usd } from '@jindu/domain/money'
import type { Locale } from '@jindu/i18n'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { briefOf } from '../categories/index.ts'
import { infoOf } from '../goods/index.ts'
import { deliveredOf } from './delivered-units.ts'
import { loadAsBought, type AsBought } from './load-as-bought.ts'
import { openDeliveryOf } from './open-delivery.ts'
import { readingParty, type ReaderRole } from './party.ts'

/** Buyers see the secrets that they opened. Sellers and staff see when each unit was opened, but no secrets. */
export function goodsAsBoughtOf(app: App, found: AsBought, role: ReaderRole, locale: Locale) {
  const { order, version, category } = found
  // A delivery is sealed until the buyer opens it. It stays sealed if the order was refunded first.
  const sealed = role === 'buyer' && order.openedAt === null
  return {
    orderId: order.id,
    goodsId: order.goodsId,
    versionId: version.id,
    sellerUid: order.sellerUid,
    buyerUid: order.buyerUid,
    title: version.title,
    price: usd(order.priceCents),
    volume: order.volume,
    category: briefOf(category, locale),
    ...infoOf(version),
    shipmentHtml: sealed ? '' : version.shipmentHtml,
    attachSales: sealed ? [] : version.attachSales,
    sealed,
    newerShipment: found.newestShipment > version.shipmentNumber,
    boughtAt: order.paidAt,
    promisedUntil: order.promisedUntil,
    deliveredAt: order.deliveredAt,
    openedAt: order.openedAt,
    revoked: order.status === 'revoked',
    role,
    replaceable: whyNotReplaceable({ ...order, role }) === null,
    ...deliveredOf(app, found, role === 'buyer' ? 'opened' : 'none', role === 'seller'),
  }
}

/**
 * The goods version that was bought. Readable by the buyer who paid, the seller, and staff with the case, whose read is
 * audited.
 * @throws DomainError ORDER_NOT_FOUND; SHIPMENT_FORBIDDEN for staff without the case
 */
export async function readGoodsAsBought(app: App, session: Session, orderId: number, locale: Locale) {
  const found = await loadAsBought(app, orderId)
  const role = await readingParty(app, session, found.order, 'SHIPMENT_FORBIDDEN')
  return goodsAsBoughtOf(app, found, role, locale)
}

/**
 * The buyer opens the delivery and receives it.
 * @param unit counted from 1; all units when left out
 * @throws DomainError what `openDeliveryOf` refuses with
 */
export async function openGoods(app: App, session: Session, orderId: number, locale: Locale, unit?: number) {
  const opened = await openDeliveryOf(app, session, () => loadAsBought(app, orderId), { units: unit ?? 'all' })
  return goodsAsBoughtOf(app, opened, 'buyer', locale)
}

/**
 * For clients without sealed deliveries: the buyer's first read of the common delivery counts as opening it. The
 * timeline records it with its source. Units stay sealed; a delivery refunded unopened, or still missing, stays closed.
 * @throws DomainError ORDER_NOT_FOUND; SHIPMENT_FORBIDDEN for staff without the case
 */
export async function readGoodsOpening(app: App, session: Session, orderId: number, locale: Locale) {
  const found = await loadAsBought(app, orderId)
  const role = await readingParty(app, session, found.order, 'SHIPMENT_FORBIDDEN')
  const { openedAt, status } = found.order
  const isOpenable = openedAt === null && status !== 'revoked' && !isUndelivered(found.order)
  if (role !== 'buyer' || !isOpenable) return goodsAsBoughtOf(app, found, role, locale)
  const load = () => loadAsBought(app, orderId)
  const opened = await openDeliveryOf(app, session, load, { units: 'none', source: 'oldClient' })
  return goodsAsBoughtOf(app, opened, role, locale)
}
