import { money, usd, type CurrencyCode } from '@jindu/domain/money'
import {
  allowedEvents,
  arbiterQueueAt,
  isOpen,
  isPaymentLate,
  progressOf,
  requirableAt,
  timerOf,
  type OtcOrderActor,
  type OtcOrderNote,
} from '@jindu/domain/otc-order'
import { and, count, countDistinct, desc, eq, inArray, lt, or } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { appUser, userStatistics } from '../accounts/tables.ts'
import { readTimeline, type TimelinePage } from '../timeline/index.ts'
import { loadOrder, stateOf, type OrderRow, type OrderWithOffer } from './order-row.ts'
import { partyOf, readingParty, type PartyRole } from './party.ts'
import { otcOrder } from './tables.ts'

/** A row of a list, as money and unix seconds. */
export function summaryOf(row: OrderRow, role: PartyRole | 'staff') {
  const state = stateOf(row)
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
    buyerComplaintAt: row.buyerComplaintAt,
    sellerComplaintAt: row.sellerComplaintAt,
    requirableAt: isOpen(state) ? requirableAt(state) : null,
    endedAt,
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
  const { payerName: name } = order
  if (name === null) return null
  const history = await payerHistory(app, order)
  return { name, accountEnd: order.payerAccountEnd ?? '', reference: order.paymentReference ?? '', ...history }
}

const actorOf = (role: PartyRole | 'staff', uid: number): OtcOrderActor =>
  role === 'staff' ? { kind: 'arbiter', uid } : { kind: role }

/** An order's page as a party or an arbiter sees it, with what they may do now. @throws DomainError OTC_ORDER_NOT_FOUND */
export async function orderInfoOf(app: App, session: Session, { order, offer }: OrderWithOffer) {
  const role = readingParty(order, session)
  const state = stateOf(order)
  const now = app.clock.now()
  const [person, payer] = await Promise.all([readPeople(app, [order.buyerUid, order.sellerUid]), payerOf(app, order)])
  return {
    ...summaryOf(order, role),
    allowedEvents: allowedEvents(state, actorOf(role, session.uid), now).map((one) => ({ ...one })),
    timer: timerOf(state, now),
    now,
    feeBasisPoints: order.feeBasisPoints,
    holdDisabled: order.holdDisabled,
    arbiterQueueAt: arbiterQueueAt(state),
    malicious: order.malicious,
    offer: { side: offer.side, remark: offer.remark, methods: offer.methods },
    payer,
    late: isPaymentLate(state, now),
    buyer: person(order.buyerUid),
    seller: person(order.sellerUid),
  }
}

/** One order as a party or an arbiter sees it. @throws DomainError OTC_ORDER_NOT_FOUND */
export async function readOrder(app: App, session: Session, id: number) {
  return orderInfoOf(app, session, await loadOrder(app, id))
}

/** What happened to an order, for its parties and for arbiters. @throws DomainError OTC_ORDER_NOT_FOUND */
export async function readOrderTimeline(app: App, session: Session, id: number, page: TimelinePage) {
  const { order } = await loadOrder(app, id)
  readingParty(order, session)
  return readTimeline<{ note: OtcOrderNote; actor: OtcOrderActor['kind'] }>(app, { kind: 'otcOrder', id }, order, page)
}

export interface OrderFilter {
  readonly page: number
  readonly limit: number
  readonly currency?: CurrencyCode | undefined
  readonly side?: 'buy' | 'sell' | undefined
  readonly status?: 'open' | 'cancelled' | 'completed' | undefined
  readonly offerId?: number | undefined
}

const { buyerUid, sellerUid } = otcOrder

function sideOf(uid: number, side: OrderFilter['side']) {
  if (side === undefined) return or(eq(buyerUid, uid), eq(sellerUid, uid))
  return eq(side === 'buy' ? buyerUid : sellerUid, uid)
}

/** An account's orders of the fiat market, the newest first. */
export async function listOrders(app: App, { uid }: Session, filter: OrderFilter) {
  const { page, limit, currency, side, status, offerId } = filter
  const where = and(
    sideOf(uid, side),
    currency === undefined ? undefined : eq(otcOrder.currency, currency),
    status === undefined ? undefined : eq(otcOrder.status, status),
    offerId === undefined ? undefined : eq(otcOrder.offerId, offerId),
  )
  const [rows, total] = await Promise.all([
    app.db
      .select()
      .from(otcOrder)
      .where(where)
      .orderBy(desc(otcOrder.id))
      .limit(limit)
      .offset((page - 1) * limit),
    app.db.$count(otcOrder, where),
  ])
  return { data: rows.map((row) => summaryOf(row, partyOf(row, uid) ?? 'staff')), total }
}
