import { and, count, eq, isNotNull, isNull, ne, notExists, or, type SQL } from 'drizzle-orm'
import { foldDigits } from '@jindu/domain/money'
import { alias } from 'drizzle-orm/pg-core'
import type { App } from '../../platform/app.ts'
import { latestFirst, within, type Span } from '../../platform/db/index.ts'
import { bothTitles, goodsCategory } from '../categories/index.ts'
import { dispute } from '../../trust/disputes/index.ts'
import { goods, goodsVersion } from '../goods/tables.ts'
import { goodsReview } from '../reviews/tables.ts'
import { appUser } from '../../accounts/accounts/tables.ts'
import { containsTyped } from '../../platform/text/contains-typed.ts'
import { itsDispute } from './order-row.ts'
import { summaryOf } from './reads.ts'
import { goodsOrder, isDelivered } from './tables.ts'

const buyer = alias(appUser, 'buyer')
const seller = alias(appUser, 'seller')

export const LIST_STATES = [
  'open',
  'awaitingDelivery',
  'inProgress',
  'suspended',
  'complaint',
  'completed',
  'revoked',
  'toReview',
] as const

export interface OrderFilter extends Span {
  readonly page: number
  readonly limit: number
  readonly side: 'buy' | 'sell'
  readonly state?: (typeof LIST_STATES)[number] | undefined
  /** Part of the title, or the number of the order, of the goods or of the other side. */
  readonly search?: string | undefined
}

const { buyerComplaintAt, sellerComplaintAt } = dispute
const { status, heldSince, promisedUntil, deliveredAt, title, id, goodsId, buyerUid, sellerUid, paidAt } = goodsOrder
const isOpen = eq(status, 'open')

/** `progressOf` of the domain, as the database asks it. */
const IN_STATE: Record<Exclude<(typeof LIST_STATES)[number], 'toReview'>, SQL | undefined> = {
  open: isOpen,
  awaitingDelivery: and(isOpen, isNull(heldSince), isNotNull(promisedUntil), isNull(deliveredAt)),
  inProgress: and(isOpen, isNull(heldSince), isDelivered),
  suspended: and(isOpen, isNotNull(heldSince), isNull(buyerComplaintAt), isNull(sellerComplaintAt)),
  complaint: and(isOpen, isNotNull(heldSince), or(isNotNull(buyerComplaintAt), isNotNull(sellerComplaintAt))),
  completed: eq(status, 'completed'),
  revoked: eq(status, 'revoked'),
}

function matching(search: string, side: OrderFilter['side']): SQL | undefined {
  const inTitle = containsTyped(title, search)
  const digits = foldDigits(search)
  if (!/^\d{1,9}$/.test(digits)) return inTitle
  const number = Number(digits)
  return or(inTitle, eq(id, number), eq(goodsId, number), eq(side === 'buy' ? sellerUid : buyerUid, number))
}

/** Ended, and its buyer has not said how it was. */
function unreviewed({ db }: App): SQL | undefined {
  const review = db.select({ id: goodsReview.id }).from(goodsReview).where(eq(goodsReview.orderId, id))
  return and(ne(status, 'open'), notExists(review))
}

/** The orders of one side of an account, paid within the span, the newest first. */
export async function listOrders(app: App, uid: number, filter: OrderFilter) {
  const { db } = app
  const { page, limit, side, state, search } = filter
  const where = and(
    eq(side === 'buy' ? buyerUid : sellerUid, uid),
    state === undefined ? undefined : state === 'toReview' ? unreviewed(app) : IN_STATE[state],
    search === undefined ? undefined : matching(search, side),
    within(paidAt, filter),
  )
  const [rows, [total]] = await Promise.all([
    db
      .select({
        order: goodsOrder,
        dispute,
        category: { titleZh: goodsCategory.titleZh, titleEn: goodsCategory.titleEn },
        versionNumber: goodsVersion.number,
        rating: goodsReview.rating,
        buyerOnlineAt: buyer.lastOnlineAt,
        sellerOnlineAt: seller.lastOnlineAt,
      })
      .from(goodsOrder)
      .innerJoin(goodsVersion, eq(goodsVersion.id, goodsOrder.versionId))
      .innerJoin(goods, eq(goods.id, goodsId))
      .innerJoin(goodsCategory, eq(goodsCategory.id, goods.categoryId))
      .innerJoin(buyer, eq(buyer.uid, buyerUid))
      .innerJoin(seller, eq(seller.uid, sellerUid))
      .leftJoin(goodsReview, eq(goodsReview.orderId, id))
      .leftJoin(dispute, itsDispute)
      .where(where)
      .orderBy(...latestFirst(id, paidAt, filter))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ rows: count() }).from(goodsOrder).leftJoin(dispute, itsDispute).where(where),
  ])
  const data = rows.map(({ order, dispute: row, category, versionNumber, rating, buyerOnlineAt, sellerOnlineAt }) => ({
    ...summaryOf({ order, dispute: row }),
    chatId: order.chatId,
    buyer: { uid: order.buyerUid, lastOnlineAt: buyerOnlineAt },
    seller: { uid: order.sellerUid, lastOnlineAt: sellerOnlineAt },
    about: bothTitles(category),
    received: { versionNumber, openedAt: order.openedAt, rating },
  }))
  return { data, total: total?.rows ?? 0 }
}
