import { fail } from '@jindu/domain/errors'
import { editableUntil } from '@jindu/domain/goods/reviews'
import type { App } from '../../platform/app.ts'
import { commitVerb, insertRow } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { changeReview, loadReview, tellOfReview } from './load-review.ts'
import { goodsReviewVersion } from './tables.ts'
import { countRatings } from './tally.ts'
import type { ReviewDraft } from './write-review.ts'

/**
 * The writer edits their review within seven days; earlier versions are kept.
 * @throws DomainError REVIEW_NOT_FOUND, REVIEW_WRONG_PARTY, REVIEW_HIDDEN, REVIEW_EDIT_CLOSED, RATE_LIMITED
 */
export async function editReview(app: App, uid: number, id: number, draft: ReviewDraft): Promise<{ id: number }> {
  return runVerb(app, null, async () => {
    const review = await loadReview(app, id)
    const now = app.clock.now()
    if (review.buyerUid !== uid) return fail('REVIEW_WRONG_PARTY', { id })
    if (review.hiddenAt !== null) return fail('REVIEW_HIDDEN', { id })
    if (now > editableUntil(review.writtenAt)) return fail('REVIEW_EDIT_CLOSED', { id })
    const { rating, text } = draft
    if (rating === review.rating && text === review.text) return { id }
    await commitVerb(app, {
      guards: [changeReview(app, review, { rating, text, editedAt: now })],
      writes: [
        insertRow(goodsReviewVersion, { reviewId: id, part: 'review', rating, text, writtenAt: now }),
        ...(rating === review.rating
          ? []
          : [
              countRatings(review, [
                [review.rating, -1],
                [rating, 1],
              ]),
            ]),
      ],
      audit: [
        { action: 'review.edit', actor: { kind: 'user', uid }, subject: { kind: 'review', id }, details: { rating } },
      ],
      outbox: [tellOfReview(review, 'edited')],
    })
    return { id }
  })
}
