import { complaintAtOf, frozenSides } from '@jindu/domain/trust/disputes'
import { money, usd, type CurrencyCode } from '@jindu/domain/money'
import {
  allowedEvents,
  arbiterQueueAt,
  isOpen,
  isPaymentLate,
  isStopped,
  proceedsOf,
  progressOf,
  requirableAt,
  timerOf,
  splitOf,
  type OtcOrder,
  type OtcOrderActor,
} from '@jindu/domain/otc/orders'
import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { within, type Span } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { conversation } from '../../trust/conversations/tables.ts'
import { dispute, disputeView } from '../../trust/disputes/index.ts'
import { hoursOf } from '../offers/index.ts'
import { readRatings, readRecords } from '../ratings/index.ts'
import { disputedOrder } from './disputed-order.ts'
import { itsDispute, itsTalk, loadOrder, stateOf, type OrderWithOffer, type StoredOrder } from './order-row.ts'
import { readCancellations } from './order-bounds.ts'
import { readingParty, roleOf, type ReaderRole } from './party.ts'
import { payerOf } from './payer.ts'
import { otcOrder } from './tables.ts'
import { toPayOf } from './to-pay.ts'

/** An order list's row, with amounts as money and times in unix seconds. */
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
    toPay: toPayOf(row),
    status,
    progress: progressOf(state),
    outcome,
    createdAt,
    paidAt,
    heldSince,
    proposedBy: state.dispute.proposal?.by ?? null,
    buyerComplaintAt: complaintAt.buyer,
    sellerComplaintAt: complaintAt.seller,
    requirableAt: isOpen(state) ? requirableAt(state) : null,
    endedAt,
    split: splitOf(state),
    proceeds: proceedsOf(state),
    chatId: stored.chatId,
  }
}

const actorOf = (role: ReaderRole, uid: number): OtcOrderActor =>
  role === 'staff' ? { kind: 'arbiter', uid } : { kind: role }

interface ActReader {
  readonly uid: number
  readonly buyerUid: number
}

/**
 * The reader's allowed events and cancellation quota. The state machine knows one order; the quota covers all orders of
 * the buyer.
 */
async function actsOf(app: App, { uid, buyerUid }: ActReader, state: OtcOrder, role: ReaderRole, now: number) {
  const allowed = allowedEvents(state, actorOf(role, uid), now)
  if (state.kind !== 'unpaid') return { allowedEvents: allowed, cancellations: null, cancelMarks: false }
  const cancellations = await readCancellations(app, buyerUid)
  const { secondsLeft } = cancellations
  const cancelMarks = state.evidenceAt === null && secondsLeft === null
  if (role !== 'buyer') return { allowedEvents: allowed, cancellations: null, cancelMarks }
  const refused = {
    allowed: false,
    reason: 'OTC_ORDER_CANCELLED_TOO_OFTEN',
    details: { secondsLeft: secondsLeft ?? 0 },
  } as const
  const events = allowed.map((one) => (one.event === 'cancel' && secondsLeft !== null ? { ...one, ...refused } : one))
  return { allowedEvents: events, cancellations, cancelMarks }
}

/**
 * The order page for a party or arbiter who may read it or just took a step in it. @throws DomainError
 * OTC_ORDER_NOT_FOUND
 */
async function orderInfoOf(app: App, session: Session, page: OrderWithOffer) {
  const { order, offer } = page
  const role = roleOf(order, session)
  const state = stateOf(page)
  const now = app.clock.now()
  const [acts, recordOf, payer, ratings] = await Promise.all([
    actsOf(app, { uid: session.uid, buyerUid: order.buyerUid }, state, role, now),
    readRecords(app, [order.buyerUid, order.sellerUid]),
    payerOf(app, order, role),
    readRatings(app, order),
  ])
  return {
    ...summaryOf(page, role),
    allowedEvents: acts.allowedEvents.map((one) => ({ ...one })),
    cancellations: acts.cancellations,
    cancelMarks: acts.cancelMarks,
    timer: timerOf(state, now),
    now,
    feeBasisPoints: order.feeBasisPoints,
    frozen: frozenSides(state, isOpen(state)),
    settleDemand: order.settleDemand,
    makerHours: hoursOf({ hours: order.makerHours }),
    disputeResponseSeconds: order.disputeResponseSeconds,
    holdDisabled: order.holdDisabled,
    arbiterQueueAt: arbiterQueueAt(state),
    malicious: order.malicious,
    disputed: isStopped(state),
    dispute: disputeView(disputedOrder(order, state), page.file, { role, uid: session.uid, now }),
    offer: { side: offer.side, ongoing: offer.status === 'ongoing', remark: offer.remark, methods: offer.methods },
    payeeMethods: page.payeeMethods ?? [],
    payer,
    late: isPaymentLate(state, now),
    arrivedAt: order.arrivedAt,
    ratings,
    buyer: recordOf(order.buyerUid),
    seller: recordOf(order.sellerUid),
  }
}

/** One order for a party, or for staff with the case. @throws DomainError the errors of `readingParty` */
export async function readOrder(app: App, session: Session, id: number) {
  const page = await loadOrder(app, id)
  await readingParty(app, session, page.order)
  return orderInfoOf(app, session, page)
}

/**
 * The order after a step, for its actor. Records no staff read, because the step is already audited. @throws
 * DomainError OTC_ORDER_NOT_FOUND
 */
export async function readAfterStep(app: App, session: Session, id: number) {
  return orderInfoOf(app, session, await loadOrder(app, id))
}

export interface OrderFilter extends Span {
  readonly page: number
  readonly limit: number
  readonly currency?: CurrencyCode | undefined
  readonly side?: 'buy' | 'sell' | undefined
  readonly status?: 'open' | 'cancelled' | 'completed' | undefined
  readonly offerId?: number | undefined
  /** Only orders with this counterparty. */
  readonly otherUid?: number | undefined
}

const { buyerUid, sellerUid } = otcOrder

function sideOf(uid: number, side: OrderFilter['side']) {
  if (side === undefined) return or(eq(buyerUid, uid), eq(sellerUid, uid))
  return eq(side === 'buy' ? buyerUid : sellerUid, uid)
}

/** An account's fiat orders: open ones before ended ones, newest first. */
export async function listOrders(app: App, { uid }: Session, filter: OrderFilter) {
  const { page, limit, currency, side, status, offerId, otherUid } = filter
  const where = and(
    sideOf(uid, side),
    currency === undefined ? undefined : eq(otcOrder.currency, currency),
    status === undefined ? undefined : eq(otcOrder.status, status),
    offerId === undefined ? undefined : eq(otcOrder.offerId, offerId),
    otherUid === undefined ? undefined : or(eq(buyerUid, otherUid), eq(sellerUid, otherUid)),
    within(otcOrder.createdAt, filter),
  )
  const [rows, total] = await Promise.all([
    app.db
      .select({ order: otcOrder, dispute, chatId: conversation.id })
      .from(otcOrder)
      .leftJoin(dispute, itsDispute)
      .leftJoin(conversation, itsTalk)
      .where(where)
      .orderBy(desc(sql`${otcOrder.status} = 'open'`), desc(otcOrder.id))
      .limit(limit)
      .offset((page - 1) * limit),
    app.db.$count(otcOrder, where),
  ])
  return { data: rows.map((row) => summaryOf(row, row.order.buyerUid === uid ? 'buyer' : 'seller')), total }
}
