import { fail } from '@jindu/domain/errors'
import { editableUntil, reviewMark, whyNotReviewable, type Rating } from '@jindu/domain/goods/reviews'
import { isPermitted } from '@jindu/domain/accounts/staff'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { maskUid } from '../orders/index.ts'
import { goodsOrder } from '../orders/tables.ts'
import type { ReviewRow } from './load-review.ts'
import { goodsReview } from './tables.ts'
import { readTally, type ReviewSubject } from './tally.ts'

type Outcome = (typeof goodsOrder.$inferSelect)['outcome']

/** A review as the reader sees it, with the actions that they may take now. */
function saidOf(row: ReviewRow, outcome: Outcome, uid: number | null, now: number) {
  const { id, rating, text, writtenAt, editedAt, reply, repliedAt, replyEditedAt, hiddenAt, hiddenReason } = row
  const open = (since: number) => hiddenAt === null && now <= editableUntil(since)
  const replying = uid === row.sellerUid && (repliedAt === null ? hiddenAt === null : open(repliedAt))
  return {
    id,
    rating,
    text,
    writtenAt,
    editedAt,
    mark: reviewMark(outcome),
    reply: reply === null || repliedAt === null ? null : { text: reply, at: repliedAt, editedAt: replyEditedAt },
    hidden: hiddenAt === null ? null : { at: hiddenAt, reason: hiddenReason ?? '' },
    editableUntil: uid === row.buyerUid && open(writtenAt) ? editableUntil(writtenAt) : null,
    replyUntil: replying && repliedAt !== null ? editableUntil(repliedAt) : null,
    mayReply: replying,
  }
}

export interface ReviewFilter {
  readonly page: number
  readonly limit: number
  readonly rating?: Rating | undefined
}

/** Reviews of goods or of a seller, newest first. Moderators also see hidden ones. */
export async function listReviews(app: App, session: Session | null, subject: ReviewSubject, filter: ReviewFilter) {
  const { page, limit, rating } = filter
  const moderates = isPermitted(session?.role ?? null, 'reviews.moderate')
  const where = and(
    'goodsId' in subject ? eq(goodsReview.goodsId, subject.goodsId) : eq(goodsReview.sellerUid, subject.sellerUid),
    rating === undefined ? undefined : eq(goodsReview.rating, rating),
    moderates ? undefined : isNull(goodsReview.hiddenAt),
  )
  const { outcome, title, volume } = goodsOrder
  const [rows, { ratings, uncounted }] = await Promise.all([
    app.db
      .select({ review: goodsReview, outcome, title, volume })
      .from(goodsReview)
      .innerJoin(goodsOrder, eq(goodsOrder.id, goodsReview.orderId))
      .where(where)
      .orderBy(desc(goodsReview.id))
      .limit(limit)
      .offset((page - 1) * limit),
    readTally(app.db, subject),
  ])
  const counted = rating === undefined ? ratings.reduce((sum, each) => sum + each, 0) : (ratings[rating - 1] ?? 0)
  // The tally has no ratings of uncounted reviews, and no number of hidden ones.
  const isKnown = !moderates && (rating === undefined || uncounted === 0)
  const total = isKnown ? counted + uncounted : await app.db.$count(goodsReview, where)
  const uid = session?.uid ?? null
  const now = app.clock.now()
  const data = rows.map(({ review, ...order }) => {
    const party = uid === review.buyerUid || uid === review.sellerUid
    return {
      ...saidOf(review, order.outcome, uid, now),
      buyer: maskUid(review.buyerUid),
      own: uid === review.buyerUid,
      mayModerate: moderates && !party,
      goods: { id: review.goodsId, title: order.title, volume: order.volume },
    }
  })
  return { data, total, ratings, uncounted }
}

/**
 * An order's review, for its parties.
 * @throws DomainError ORDER_NOT_FOUND, also to strangers
 */
export async function readOrderReview({ db, clock }: App, uid: number, orderId: number) {
  const [row] = await db
    .select({ order: goodsOrder, review: goodsReview })
    .from(goodsOrder)
    .leftJoin(goodsReview, eq(goodsReview.orderId, goodsOrder.id))
    .where(eq(goodsOrder.id, orderId))
  if (row === undefined) return fail('ORDER_NOT_FOUND', { id: orderId })
  const { order, review } = row
  if (uid !== order.buyerUid && uid !== order.sellerUid) return fail('ORDER_NOT_FOUND', { id: orderId })
  if (review === null) return { review: null, mayWrite: whyNotReviewable(order, uid) === null }
  // Only its writer may read a hidden review here.
  if (review.hiddenAt !== null && uid !== review.buyerUid) return { review: null, mayWrite: false }
  return { review: saidOf(review, order.outcome, uid, clock.now()), mayWrite: false }
}
