import { complaintAtOf } from '@jindu/domain/dispute'
import { money, usd, type CurrencyCode } from '@jindu/domain/money'
import {
  allowedEvents,
  arbiterQueueAt,
  isOpen,
  isPaymentLate,
  isStopped,
  progressOf,
  requirableAt,
  timerOf,
  splitOf,
  type OtcOrderActor,
} from '@jindu/domain/otc-order'
import { and, count, countDistinct, desc, eq, inArray, lt, or } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { appUser, userStatistics } from '../accounts/tables.ts'
import { conversation } from '../conversations/tables.ts'
import { dispute, disputeView } from '../disputes/index.ts'
import { disputedOrder } from './disputed-order.ts'
import {
  itsDispute,
  itsTalk,
  loadOrder,
  stateOf,
  type OrderRow,
  type OrderWithOffer,
  type StoredOrder,
} from './order-row.ts'
import { readingParty, type ReaderRole } from './party.ts'
import { otcOrder } from './tables.ts'

/** A row of a list, as money and unix seconds. */
export function summaryOf(stored: StoredOrder & { readonly chatId: number | null }, role: ReaderRole) {
  const { order: row } = stored
  const state = stateOf(stored)
  const complaintAt = complaintAtOf(state.dispute)
  const { id, offerId, buyerUid, sellerUid, status, outcome, createdAt, paidAt, heldSince, endedAt } = row
  return {
    id,
    offerId,
    buyerUid,
    sellerUid,
    role,
    amount: money(row.currency, row.amountUnits),
    unitPrice: state.unitPrice,
    total: usd(row.totalCents),
    status,
    progress: progressOf(state),
    outcome,
    createdAt,
    paidAt,
    heldSince,
    buyerComplaintAt: complaintAt.buyer,
    sellerComplaintAt: complaintAt.seller,
    requirableAt: isOpen(state) ? requirableAt(state) : null,
    endedAt,
    chatId: stored.chatId,
  }
}

async function readPeople({ db }: App, uids: readonly number[]) {
  const rows = await db
    .select({
      uid: appUser.uid,
      trades: userStatistics.otcTrades,
      maliciousTimes: userStatistics.otcMaliciousTimes,
      registeredAt: appUser.createdAt,
      lastOnlineAt: appUser.lastOnlineAt,
    })
    .from(appUser)
    .innerJoin(userStatistics, eq(userStatistics.uid, appUser.uid))
    .where(inArray(appUser.uid, [...uids]))
  const nobody = { trades: 0, maliciousTimes: 0, registeredAt: 0, lastOnlineAt: 0 }
  return (uid: number) => rows.find((row) => row.uid === uid) ?? { uid, ...nobody }
}

/** Orders that the same account paid before, and by how many buyers. */
async function payerHistory({ db }: App, { id, payerAccountHash: hash }: OrderRow) {
  if (hash === null) return { ordersBefore: 0, buyers: 0 }
  const [row] = await db
    .select({ ordersBefore: count(), buyers: countDistinct(otcOrder.buyerUid) })
    .from(otcOrder)
    .where(and(eq(otcOrder.payerAccountHash, hash), lt(otcOrder.id, id)))
  return row ?? { ordersBefore: 0, buyers: 0 }
}

async function payerOf(app: App, order: OrderRow) {
  const { payerName: name, evidenceAt: statedAt } = order
  if (name === null || statedAt === null) return null
  const history = await payerHistory(app, order)
  return {
    name,
    accountEnd: order.payerAccountEnd ?? '',
    reference: order.paymentReference ?? '',
    sentAt: order.paymentSentAt,
    statedAt,
    files: [...(order.paymentFiles ?? [])],
    ...history,
  }
}

const actorOf = (role: ReaderRole, uid: number): OtcOrderActor =>
  role === 'staff' ? { kind: 'arbiter', uid } : { kind: role }

/** An order's page as a party or an arbiter sees it, with what they may do now. @throws DomainError OTC_ORDER_NOT_FOUND */
export async function orderInfoOf(app: App, session: Session, page: OrderWithOffer) {
  const { order, offer } = page
  const role = readingParty(order, session)
  const state = stateOf(page)
  const now = app.clock.now()
  const [person, payer] = await Promise.all([readPeople(app, [order.buyerUid, order.sellerUid]), payerOf(app, order)])
  return {
    ...summaryOf(page, role),
    allowedEvents: allowedEvents(state, actorOf(role, session.uid), now).map((one) => ({ ...one })),
    timer: timerOf(state, now),
    now,
    feeBasisPoints: order.feeBasisPoints,
    settleDemand: order.settleDemand,
    disputeResponseSeconds: order.disputeResponseSeconds,
    holdDisabled: order.holdDisabled,
    arbiterQueueAt: arbiterQueueAt(state),
    malicious: order.malicious,
    disputed: isStopped(state),
    split: splitOf(state),
    dispute: disputeView(disputedOrder(order, state), page.file, { role, uid: session.uid, now }),
    offer: { side: offer.side, ongoing: offer.status === 'ongoing', remark: offer.remark, methods: offer.methods },
    payer,
    late: isPaymentLate(state, now),
    arrivedAt: order.arrivedAt,
    buyer: person(order.buyerUid),
    seller: person(order.sellerUid),
  }
}

/** One order as a party or an arbiter sees it. @throws DomainError OTC_ORDER_NOT_FOUND */
export async function readOrder(app: App, session: Session, id: number) {
  return orderInfoOf(app, session, await loadOrder(app, id))
}

export interface OrderFilter {
  readonly page: number
  readonly limit: number
  readonly currency?: CurrencyCode | undefined
  readonly side?: 'buy' | 'sell' | undefined
  readonly status?: 'open' | 'cancelled' | 'completed' | undefined
  readonly offerId?: number | undefined
  /** Only those with this account on the other side. */
  readonly otherUid?: number | undefined
}

const { buyerUid, sellerUid } = otcOrder

function sideOf(uid: number, side: OrderFilter['side']) {
  if (side === undefined) return or(eq(buyerUid, uid), eq(sellerUid, uid))
  return eq(side === 'buy' ? buyerUid : sellerUid, uid)
}

/** An account's orders of the fiat market, the newest first. */
export async function listOrders(app: App, { uid }: Session, filter: OrderFilter) {
  const { page, limit, currency, side, status, offerId, otherUid } = filter
  const where = and(
    sideOf(uid, side),
    currency === undefined ? undefined : eq(otcOrder.currency, currency),
    status === undefined ? undefined : eq(otcOrder.status, status),
    offerId === undefined ? undefined : eq(otcOrder.offerId, offerId),
    otherUid === undefined ? undefined : or(eq(buyerUid, otherUid), eq(sellerUid, otherUid)),
  )
  const [rows, total] = await Promise.all([
    app.db
      .select({ order: otcOrder, dispute, chatId: conversation.id })
      .from(otcOrder)
      .leftJoin(dispute, itsDispute)
      .leftJoin(conversation, itsTalk)
      .where(where)
      .orderBy(desc(otcOrder.id))
      .limit(limit)
      .offset((page - 1) * limit),
    app.db.$count(otcOrder, where),
  ])
  return { data: rows.map((row) => summaryOf(row, row.order.buyerUid === uid ? 'buyer' : 'seller')), total }
}
