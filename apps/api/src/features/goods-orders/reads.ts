import { fail } from '@jindu/domain/errors'
import {
  allowedEvents,
  arbiterQueueAt,
  confirmedAtOf,
  progressOf,
  splitOf,
  timerOf,
  type GoodsOrder,
  type GoodsOrderActor,
} from '@jindu/domain/goods-order'
import { money, usd } from '@jindu/domain/money'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { appUser } from '../accounts/tables.ts'
import { goodsCategory } from '../categories/tables.ts'
import { goods, goodsVersion } from '../goods/tables.ts'
import { maskUid } from './mask-uid.ts'
import { sealedUnitsColumn } from './delivered-units.ts'
import { disputeOf } from './dispute.ts'
import { latestOrders } from './latest-orders.ts'
import { stateOf, type OrderRow } from './order-row.ts'
import { readingParty, type ReaderRole } from './party.ts'
import { readSpoken, spokenColumn } from './spoken.ts'
import { goodsOrder } from './tables.ts'

/** Whose offer of a split waits for the other side. */
const proposedByOf = (state: GoodsOrder): 'buyer' | 'seller' | null =>
  'proposal' in state ? (state.proposal?.by ?? null) : null

/** A row of a list, as money and unix seconds. */
export function summaryOf(row: OrderRow) {
  const { id, goodsId, title, coverFileId, buyerUid, sellerUid, status, volume, paidAt, protectUntil, settledAt } = row
  const { holdDisabled, buyerComplaintAt, sellerComplaintAt } = row
  const state = stateOf(row)
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
    totalUsd: usd(row.totalCents),
    amount: money(row.currency, row.amountUnits),
    rate: { currency: row.currency, usdE8: row.rateE8 },
    createdAt: paidAt,
    paidAt,
    protectUntil,
    hold: state.hold,
    proposedBy: proposedByOf(state),
    holdDisabled,
    buyerComplaintAt,
    sellerComplaintAt,
    confirmedAt: confirmedAtOf(state),
    settledAt,
  }
}

const actorOf = (role: ReaderRole, uid: number): GoodsOrderActor =>
  role === 'staff' ? { kind: 'arbiter', uid } : { kind: role }

/** One order as a party or an arbiter sees it, with what they may do now. Throws ORDER_NOT_FOUND. */
export async function readOrder({ db, clock }: App, session: Session, id: number) {
  const lastOnline = db
    .select({ uid: appUser.uid, lastOnlineAt: appUser.lastOnlineAt })
    .from(appUser)
    .where(sql`${appUser.uid} in (${goodsOrder.buyerUid}, ${goodsOrder.sellerUid})`)
  const [row] = await db
    .select({
      order: goodsOrder,
      categoryTitle: goodsCategory.title,
      shipmentNow: goodsVersion.shipmentNumber,
      spoken: spokenColumn,
      sealedUnits: sealedUnitsColumn,
      people: sql<{ uid: number; last_online_at: string }[]>`(select json_agg(p) from (${lastOnline}) p)`,
      shipmentBought: sql<number>`(select shipment_number from goods_version b where b.id = ${goodsOrder.versionId})`,
    })
    .from(goodsOrder)
    .innerJoin(goods, eq(goods.id, goodsOrder.goodsId))
    .innerJoin(goodsVersion, eq(goodsVersion.id, goods.versionId))
    .innerJoin(goodsCategory, eq(goodsCategory.id, goods.categoryId))
    .where(eq(goodsOrder.id, id))
  if (row === undefined) return fail('ORDER_NOT_FOUND', { id })
  const { order } = row
  const role = readingParty(order, session)
  const state = stateOf(order)
  const now = clock.now()
  const person = (uid: number) => {
    const seen = row.people.find((one) => one.uid === uid)
    return { uid, lastOnlineAt: seen === undefined ? null : Math.floor(Date.parse(seen.last_online_at) / 1000) }
  }
  return {
    ...summaryOf(order),
    categoryTitle: row.categoryTitle,
    role,
    versionId: order.versionId,
    rateAt: order.rateAt,
    outcome: order.outcome,
    splitBuyerBasisPoints: order.splitBuyerBasisPoints,
    split: splitOf(state),
    dispute: disputeOf({ state, spoken: readSpoken(row.spoken), role, readerUid: session.uid, now }),
    openedAt: order.openedAt,
    unopened: Math.max(row.sealedUnits, order.openedAt === null ? 1 : 0),
    allowedEvents: allowedEvents(state, actorOf(role, session.uid), now).map((one) => ({ ...one })),
    timer: timerOf(state, now),
    arbiterQueueAt: arbiterQueueAt(state),
    protectionSeconds: order.protectionSeconds,
    feeBasisPoints: order.feeBasisPoints,
    now,
    buyer: person(order.buyerUid),
    seller: person(order.sellerUid),
    chatId: order.chatId,
    newerShipment: row.shipmentNow > row.shipmentBought,
  }
}

/** Who bought these goods, as anybody may see it: buyers masked. */
export async function listOrdersOfGoods(app: App, goodsId: number, page: { page: number; limit: number }) {
  const where = and(eq(goodsOrder.goodsId, goodsId), inArray(goodsOrder.status, ['open', 'completed']))
  const { rows, total } = await latestOrders(app, where, page)
  const data = rows.map((row) => ({
    id: row.id,
    buyer: maskUid(row.buyerUid),
    volume: row.volume,
    price: usd(row.priceCents),
    status: row.status,
    createdAt: row.paidAt,
  }))
  return { data, total }
}
