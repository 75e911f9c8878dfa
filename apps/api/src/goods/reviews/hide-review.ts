import { fail } from '@jindu/domain/errors'
import type { App } from '../../platform/app.ts'
import type { AuditDraft } from '../../platform/audit/audit.ts'
import { commitVerb, type Statement } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { tell } from '../../records/messages/index.ts'
import { settleThing, tellOfQueue, unclaimed } from '../../trust/moderation/index.ts'
import { changeReview, loadReview, tellOfReview, type ReviewRow } from './load-review.ts'
import { countRatings } from './tally.ts'

async function loadForeign(app: App, uid: number, id: number): Promise<ReviewRow> {
  const review = await loadReview(app, id)
  return review.buyerUid === uid || review.sellerUid === uid ? fail('REVIEW_WRONG_PARTY', { id }) : review
}

const audited = (action: AuditDraft['action'], uid: number, id: number, reason: string): AuditDraft => ({
  action,
  actor: { kind: 'staff', uid },
  subject: { kind: 'review', id },
  details: { reason },
})

const tellWriter = (
  { clock }: App,
  { id, buyerUid }: ReviewRow,
  kind: 'review.hidden' | 'review.shown',
  reason: string,
): Statement => tell(buyerUid, { kind, subjectId: id, side: 'buyer', facts: { reason } }, { at: clock.now() })

/**
 * A moderator hides a review: it no longer counts, and its writer sees the reason. Moderators cannot act on their own
 * orders.
 * @throws DomainError REVIEW_NOT_FOUND, REVIEW_WRONG_PARTY, REVIEW_HIDDEN, MODERATION_CLAIMED
 */
export function hideReview(app: App, uid: number, id: number, reason: string): Promise<{ id: number }> {
  return runVerb(app, null, async () => {
    const review = await loadForeign(app, uid, id)
    if (review.hiddenAt !== null) return fail('REVIEW_HIDDEN', { id })
    const thing = { kind: 'review', id } as const
    await commitVerb(app, {
      guards: [
        unclaimed(app, thing, uid),
        changeReview(app, review, { hiddenAt: app.clock.now(), hiddenReason: reason }),
      ],
      writes: [
        countRatings(review, [[review.rating, -1]]),
        tellWriter(app, review, 'review.hidden', reason),
        ...settleThing(app, thing, { uid, outcome: 'takenDown' }),
      ],
      audit: [audited('review.hide', uid, id, reason)],
      outbox: [tellOfReview(review, 'hidden'), tellOfQueue(thing, 'closed')],
    })
    return { id }
  })
}

/**
 * Shows a hidden review again.
 * @throws DomainError REVIEW_NOT_FOUND, REVIEW_WRONG_PARTY, REVIEW_NOT_HIDDEN
 */
export function showReview(app: App, uid: number, id: number, reason: string): Promise<{ id: number }> {
  return runVerb(app, null, async () => {
    const review = await loadForeign(app, uid, id)
    if (review.hiddenAt === null) return fail('REVIEW_NOT_HIDDEN', { id })
    await commitVerb(app, {
      guards: [changeReview(app, review, { hiddenAt: null, hiddenReason: null })],
      writes: [countRatings(review, [[review.rating, 1]]), tellWriter(app, review, 'review.shown', reason)],
      audit: [audited('review.show', uid, id, reason)],
      outbox: [tellOfReview(review, 'shown')],
    })
    return { id }
  })
}
