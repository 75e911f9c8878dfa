import { respondBy, rulableAt } from '@jindu/domain/goods-order'
import { money, usd, type CurrencyCode } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { and, asc, count, desc, eq, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { staffMember } from '../accounts/tables.ts'
import type { QUEUES } from './dispute-output.ts'
import { stateOf, type OrderRow } from './order-row.ts'
import { goodsOrder } from './tables.ts'

type Queue = (typeof QUEUES)[number]

export interface CaseFilter {
  readonly page: number
  readonly limit: number
  readonly queue: Queue
  readonly currency?: CurrencyCode | undefined
  /** By age; running cases the oldest first, ended ones the latest first, unless said otherwise. */
  readonly sort?: 'oldest' | 'newest' | undefined
}

const { status, heldSince, buyerComplaintAt, sellerComplaintAt, pendingRulingAt, settledAt } = goodsOrder

/** The lists as the database asks for them, each through an index of its own. */
const IN_QUEUE: Record<Queue, (now: number) => SQL | undefined> = {
  waiting: (now) =>
    and(
      eq(status, 'open'),
      isNotNull(heldSince),
      isNull(pendingRulingAt),
      or(
        isNotNull(buyerComplaintAt),
        isNotNull(sellerComplaintAt),
        lte(heldSince, now - rules.goodsOrder.holdBeforeArbiterSeconds),
      ),
    ),
  second: () => isNotNull(pendingRulingAt),
  ended: () => and(ne(status, 'open'), isNotNull(heldSince)),
}

/** How many disputes wait for a ruling, and how many rulings for a second arbiter. */
export async function countCases({
  db,
  clock,
}: Pick<App, 'db' | 'clock'>): Promise<{ waiting: number; second: number }> {
  const counted = (queue: Queue) => db.$count(goodsOrder, IN_QUEUE[queue](clock.now()))
  const [waiting, second] = await Promise.all([counted('waiting'), counted('second')])
  return { waiting, second }
}

/** When a running case came before the arbiters: `arbiterQueueAt` of the domain, as the database asks it. */
const queuedAt = sql`least(${buyerComplaintAt}, ${sellerComplaintAt}, ${heldSince} + ${sql.raw(String(rules.goodsOrder.holdBeforeArbiterSeconds))} * interval '1 second')`

const AGE = { waiting: queuedAt, second: pendingRulingAt, ended: settledAt } as const

function toCase(order: OrderRow, nick: string | null, uid: number) {
  const { id, title, buyerUid, sellerUid, outcome } = order
  const complaints = [order.buyerComplaintAt, order.sellerComplaintAt].filter((at) => at !== null)
  const state = stateOf(order)
  const { dispute } = state
  return {
    id,
    title,
    buyerUid,
    sellerUid,
    amount: money(order.currency, order.amountUnits),
    totalUsd: usd(order.totalCents),
    status: order.status,
    outcome,
    heldSince: order.heldSince ?? order.paidAt,
    firstComplaintAt: complaints.length === 0 ? null : Math.min(...complaints),
    buyerComplaintAt: order.buyerComplaintAt,
    sellerComplaintAt: order.sellerComplaintAt,
    buyerStatedAt: order.buyerStatedAt,
    sellerStatedAt: order.sellerStatedAt,
    respondBy: respondBy(state),
    rulableAt: rulableAt(state),
    needsSecond: order.rulingNeedsSecond,
    pendingRuling:
      dispute.kind === 'ruled'
        ? { uid: dispute.pendingRuling.byUid, arbiter: nick, at: dispute.pendingRuling.at }
        : null,
    settledAt: order.settledAt,
    own: uid === buyerUid || uid === sellerUid,
  }
}

/** A list of the arbiters. */
export async function listCases({ db, clock }: App, session: Session, filter: CaseFilter) {
  const { page, limit, queue, currency } = filter
  const where = and(
    IN_QUEUE[queue](clock.now()),
    currency === undefined ? undefined : eq(goodsOrder.currency, currency),
  )
  const sort = filter.sort ?? (queue === 'ended' ? 'newest' : 'oldest')
  const direction = sort === 'oldest' ? asc : desc
  const [rows, [total]] = await Promise.all([
    db
      .select({ order: goodsOrder, nick: staffMember.nickName })
      .from(goodsOrder)
      .leftJoin(staffMember, eq(staffMember.uid, goodsOrder.pendingRulingByUid))
      .where(where)
      .orderBy(direction(AGE[queue]), direction(goodsOrder.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ rows: count() }).from(goodsOrder).where(where),
  ])
  return { data: rows.map(({ order, nick }) => toCase(order, nick, session.uid)), total: total?.rows ?? 0 }
}
