import { complaintAtOf, frozenSides, type DisputeParty } from '@jindu/domain/trust/disputes'
import {
  allowedEvents,
  arbiterQueueAt,
  confirmedAtOf,
  heldSince,
  isUndelivered,
  proceedsOf,
  progressOf,
  splitOf,
  timerOf,
  whyNotReplaceable,
  type GoodsOrder,
  type GoodsOrderActor,
} from '@jindu/domain/goods/orders'
import { money, usd } from '@jindu/domain/money'
import { and, eq, inArray } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { bothTitles } from '../categories/index.ts'
import { maskUid } from './mask-uid.ts'
import { disputeView } from '../../trust/disputes/index.ts'
import { disputedOrder } from './disputed-order.ts'
import { latestOrders } from './latest-orders.ts'
import { loadPage, type OrderPage } from './load-page.ts'
import { stateOf, type StoredOrder } from './order-row.ts'
import { readingParty, roleOf, type ReaderRole } from './party.ts'
import { goodsOrder } from './tables.ts'

/** The side whose proposed split waits for the other side's answer. */
const proposedByOf = ({ dispute }: GoodsOrder): DisputeParty | null => dispute.proposal?.by ?? null

/** The start of the buyer's hold; null without one. */
const holdOf = (state: GoodsOrder): { readonly since: number } | null => {
  const since = heldSince(state)
  return since === null ? null : { since }
}

/** An order list's row, with amounts as money and times in unix seconds. */
export function summaryOf(stored: StoredOrder) {
  const { order: row } = stored
  const { id, goodsId, title, coverFileId, buyerUid, sellerUid, status, volume, paidAt, protectUntil, settledAt } = row
  const { holdDisabled } = row
  const state = stateOf(stored)
  const complaintAt = complaintAtOf(state.dispute)
  return {
    id,
    goodsId,
    title,
    coverFileId,
    buyerUid,
    sellerUid,
    status,
    progress: progressOf(state),
    volume,
    price: usd(row.priceCents),
    discount: row.discountCode === null ? null : { code: row.discountCode, off: usd(row.offCents) },
    priced:
      row.listCents === null || row.priceReason === null ? null : { list: usd(row.listCents), reason: row.priceReason },
    totalUsd: usd(row.totalCents),
    amount: money(row.currency, row.amountUnits),
    rate: { currency: row.currency, usdE8: row.rateE8 },
    createdAt: paidAt,
    paidAt,
    promisedUntil: row.promisedUntil,
    deliveredAt: row.deliveredAt,
    protectUntil,
    hold: holdOf(state),
    proposedBy: proposedByOf(state),
    holdDisabled,
    buyerComplaintAt: complaintAt.buyer,
    sellerComplaintAt: complaintAt.seller,
    confirmedAt: confirmedAtOf(state),
    settledAt,
    outcome: row.outcome,
    split: splitOf(state),
    proceeds: proceedsOf(state),
  }
}

const actorOf = (role: ReaderRole, uid: number): GoodsOrderActor =>
  role === 'staff' ? { kind: 'arbiter', uid } : { kind: role }

/**
 * The order page for a party or arbiter who may read it or just took a step in it. @throws DomainError ORDER_NOT_FOUND
 */
export function orderInfoOf(page: OrderPage, session: Session, now: number) {
  const { order } = page
  const role = roleOf(order, session)
  const state = stateOf(page)
  const person = (uid: number) => {
    const seen = page.people.find((one) => one.uid === uid)
    return { uid, lastOnlineAt: seen === undefined ? null : Math.floor(Date.parse(seen.last_online_at) / 1000) }
  }
  return {
    ...summaryOf(page),
    about: bothTitles(page.category),
    role,
    versionId: order.versionId,
    rateAt: order.rateAt,
    splitBuyerBasisPoints: order.splitBuyerBasisPoints,
    dispute: disputeView(disputedOrder(order, state), page.file, { role, uid: session.uid, now }),
    openedAt: order.openedAt,
    unopened: isUndelivered(order) ? 0 : Math.max(page.sealedUnits, order.openedAt === null ? 1 : 0),
    allowedEvents: allowedEvents(state, actorOf(role, session.uid), now).map((one) => ({ ...one })),
    timer: timerOf(state, now),
    arbiterQueueAt: arbiterQueueAt(state),
    frozen: frozenSides(state, order.status === 'open'),
    protectionSeconds: order.protectionSeconds,
    feeBasisPoints: order.feeBasisPoints,
    now,
    buyer: person(order.buyerUid),
    seller: person(order.sellerUid),
    chatId: order.chatId,
    newerShipment: page.shipmentNow > page.shipmentBought,
    replaceable: whyNotReplaceable({ ...order, role }) === null,
  }
}

/** One order for a party, or for staff with the case. @throws DomainError the errors of `readingParty` */
export async function readOrder(app: App, session: Session, id: number) {
  const page = await loadPage(app, id, session.uid)
  await readingParty(app, session, page.order)
  return orderInfoOf(page, session, app.clock.now())
}

/** The public list of orders of the goods, with masked buyers. */
export async function listOrdersOfGoods(app: App, goodsId: number, page: { page: number; limit: number }) {
  const where = and(eq(goodsOrder.goodsId, goodsId), inArray(goodsOrder.status, ['open', 'completed']))
  const { rows, total } = await latestOrders(app, where, page)
  const data = rows.map(({ order: row }) => ({
    id: row.id,
    buyer: maskUid(row.buyerUid),
    volume: row.volume,
    price: usd(row.priceCents),
    status: row.status,
    createdAt: row.paidAt,
  }))
  return { data, total }
}
