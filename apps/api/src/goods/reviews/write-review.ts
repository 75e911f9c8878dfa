import { fail } from '@jindu/domain/errors'
import { whyNotReviewable } from '@jindu/domain/goods/reviews'
import { eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, insertRow } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { goodsOrder } from '../orders/tables.ts'
import { tell } from '../../records/messages/index.ts'
import { tellOfReview } from './load-review.ts'
import { goodsReview, goodsReviewVersion } from './tables.ts'
import { countRatings } from './tally.ts'

export interface ReviewDraft {
  readonly rating: number
  readonly text: string
}

async function loadOrder({ db }: App, orderId: number) {
  const [row] = await db
    .select({
      reviewId: sql`nextval('goods_review_id_seq')`.mapWith(Number),
      goodsId: goodsOrder.goodsId,
      buyerUid: goodsOrder.buyerUid,
      sellerUid: goodsOrder.sellerUid,
      status: goodsOrder.status,
    })
    .from(goodsOrder)
    .where(eq(goodsOrder.id, orderId))
  return row ?? fail('ORDER_NOT_FOUND', { id: orderId })
}

/**
 * The buyer reviews an ended order, once.
 * @throws DomainError ORDER_NOT_FOUND (also to strangers), REVIEW_WRONG_PARTY, REVIEW_ORDER_OPEN, REVIEW_EXISTS, RATE_LIMITED
 */
export async function writeReview(app: App, uid: number, orderId: number, draft: ReviewDraft): Promise<{ id: number }> {
  return runVerb(app, null, async () => {
    const { reviewId: id, goodsId, buyerUid, sellerUid, status } = await loadOrder(app, orderId)
    if (uid !== buyerUid && uid !== sellerUid) return fail('ORDER_NOT_FOUND', { id: orderId })
    const refusal = whyNotReviewable({ buyerUid, status }, uid)
    if (refusal !== null) return fail(refusal, { id: orderId })
    const writtenAt = app.clock.now()
    const { rating, text } = draft
    await commitVerb(app, {
      guards: [
        {
          change: app.db
            .insert(goodsReview)
            .values({ id, orderId, goodsId, sellerUid, buyerUid, rating, text, writtenAt })
            .onConflictDoNothing({ target: goodsReview.orderId }),
          refusal: 'REVIEW_EXISTS',
        },
      ],
      writes: [
        insertRow(goodsReviewVersion, { reviewId: id, part: 'review', rating, text, writtenAt }),
        countRatings({ orderId, goodsId, sellerUid }, [[rating, 1]]),
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
