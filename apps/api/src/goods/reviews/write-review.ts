import { fail } from '@jindu/domain/errors'
import { reviewCounts, whyNotReviewable } from '@jindu/domain/goods/reviews'
import { rankingRules } from '@jindu/domain/rules'
import { and, eq, max, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, insertRow, type CountedLimit } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { readSigns } from '../orders/index.ts'
import { goodsOrder } from '../orders/tables.ts'
import { tell } from '../../records/messages/index.ts'
import { tellOfReview } from './load-review.ts'
import { goodsReview, goodsReviewVersion } from './tables.ts'
import { countRatings } from './tally.ts'

export interface ReviewDraft {
  readonly rating: number
  readonly text: string
}

type Reviewing = Pick<typeof goodsOrder.$inferSelect, 'buyerUid' | 'sellerUid' | 'goodsId'>

async function loadOrder({ db }: App, orderId: number) {
  const [row] = await db
    .select({
      reviewId: sql`nextval('goods_review_id_seq')`.mapWith(Number),
      goodsId: goodsOrder.goodsId,
      buyerUid: goodsOrder.buyerUid,
      sellerUid: goodsOrder.sellerUid,
      status: goodsOrder.status,
      totalCents: goodsOrder.totalCents,
    })
    .from(goodsOrder)
    .where(eq(goodsOrder.id, orderId))
  return row ?? fail('ORDER_NOT_FOUND', { id: orderId })
}

/** The buyer's counted reviews: whether one is of these goods, and the time of the newest for this seller. */
async function readCounted({ db }: App, { buyerUid, sellerUid, goodsId }: Reviewing) {
  const [row] = await db
    .select({
      ratedGoods: sql`coalesce(bool_or(${goodsReview.goodsId} = ${goodsId}), false)`.mapWith(Boolean),
      ratedSellerAt: max(goodsReview.writtenAt),
    })
    .from(goodsReview)
    .where(and(eq(goodsReview.buyerUid, buyerUid), eq(goodsReview.sellerUid, sellerUid), eq(goodsReview.counted, true)))
  return { ratedGoods: row?.ratedGoods ?? false, ratedSellerAt: row?.ratedSellerAt ?? null }
}

/** The same in the commit: reviews that a buyer writes at the same time do not all count. */
const countsOnce = ({ buyerUid, sellerUid, goodsId }: Reviewing, now: number): CountedLimit => ({
  count: sql`goods_reviews_counted(${buyerUid}::bigint, ${sellerUid}::bigint, ${goodsId}::bigint,
    to_timestamp(${now - rankingRules.review.sameSellerSeconds}))`,
  below: 1,
})

/**
 * The buyer reviews an ended order, once.
 * @throws DomainError ORDER_NOT_FOUND (also to strangers), REVIEW_WRONG_PARTY, REVIEW_ORDER_OPEN, REVIEW_EXISTS, RATE_LIMITED
 */
export async function writeReview(app: App, uid: number, orderId: number, draft: ReviewDraft): Promise<{ id: number }> {
  return runVerb(app, null, async () => {
    const order = await loadOrder(app, orderId)
    const { reviewId: id, goodsId, buyerUid, sellerUid, status, totalCents } = order
    if (uid !== buyerUid && uid !== sellerUid) return fail('ORDER_NOT_FOUND', { id: orderId })
    const refusal = whyNotReviewable({ buyerUid, status }, uid)
    if (refusal !== null) return fail(refusal, { id: orderId })
    const writtenAt = app.clock.now()
    const { rating, text } = draft
    const [signs, before] = await Promise.all([
      readSigns(app, { receiverUid: sellerUid, giverUid: buyerUid }),
      readCounted(app, order),
    ])
    const counted = reviewCounts({ totalCents, signs: signs.length, ...before, now: writtenAt })
    await commitVerb(app, {
      limits: counted ? [countsOnce(order, writtenAt)] : [],
      guards: [
        {
          change: app.db
            .insert(goodsReview)
            .values({ id, orderId, goodsId, sellerUid, buyerUid, rating, counted, text, writtenAt })
            .onConflictDoNothing({ target: goodsReview.orderId }),
          refusal: 'REVIEW_EXISTS',
        },
      ],
      writes: [
        insertRow(goodsReviewVersion, { reviewId: id, part: 'review', rating, text, writtenAt }),
        countRatings({ orderId, goodsId, sellerUid, counted }, [[rating, 1]]),
        tell(
          sellerUid,
          { kind: 'review.written', subjectId: id, side: 'seller', facts: { rating } },
          { by: uid, at: writtenAt },
        ),
      ],
      audit: [
        {
          action: 'review.write',
          actor: { kind: 'user', uid },
          subject: { kind: 'review', id },
          details: { orderId, rating },
        },
      ],
      outbox: [tellOfReview({ id, goodsId, buyerUid, sellerUid }, 'written')],
    })
    return { id }
  })
}
