import { fail } from '@jindu/domain/errors'
import { editableUntil } from '@jindu/domain/goods/reviews'
import type { App } from '../../platform/app.ts'
import { commitVerb, insertRow } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { tell } from '../../records/messages/index.ts'
import { changeReview, loadReview, tellOfReview } from './load-review.ts'
import { goodsReviewVersion } from './tables.ts'

/**
 * The seller's one reply to a review; said again within seven days it takes the first one's place, which is kept.
 * @throws DomainError REVIEW_NOT_FOUND, REVIEW_WRONG_PARTY, REVIEW_HIDDEN, REVIEW_EDIT_CLOSED, RATE_LIMITED
 */
export async function replyToReview(app: App, uid: number, id: number, text: string): Promise<{ id: number }> {
  return runVerb(app, null, async () => {
    const review = await loadReview(app, id)
    const now = app.clock.now()
    const { repliedAt } = review
    if (review.sellerUid !== uid) return fail('REVIEW_WRONG_PARTY', { id })
    if (review.hiddenAt !== null) return fail('REVIEW_HIDDEN', { id })
    if (repliedAt !== null && now > editableUntil(repliedAt)) return fail('REVIEW_EDIT_CLOSED', { id })
    if (text === review.reply) return { id }
    const stamp = repliedAt === null ? { repliedAt: now } : { replyEditedAt: now }
    await commitVerb(app, {
      guards: [changeReview(app, review, { reply: text, ...stamp })],
      writes: [
        insertRow(goodsReviewVersion, { reviewId: id, part: 'reply', text, writtenAt: now }),
        // A reply that takes the first one's place is no news.
        ...(repliedAt === null
          ? [
              tell(
                review.buyerUid,
                { kind: 'review.replied', subjectId: id, side: 'buyer', facts: {} },
                { by: uid, at: now },
              ),
            ]
          : []),
      ],
      audit: [{ action: 'review.reply', actor: { kind: 'user', uid }, subject: { kind: 'review', id } }],
      outbox: [tellOfReview(review, 'replied')],
    })
    return { id }
  })
}
