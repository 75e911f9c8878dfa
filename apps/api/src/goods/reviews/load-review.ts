import { fail } from '@jindu/domain/errors'
import { channelName, type ReviewChange } from '@jindu/domain/events'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { OutboxDraft } from '../../platform/outbox/draft.ts'
import { goodsReview } from './tables.ts'

export type ReviewRow = typeof goodsReview.$inferSelect

/**
 * A review by any writer.
 * @throws DomainError REVIEW_NOT_FOUND
 */
export async function loadReview({ db }: App, id: number): Promise<ReviewRow> {
  const [row] = await db.select().from(goodsReview).where(eq(goodsReview.id, id))
  return row ?? fail('REVIEW_NOT_FOUND', { id })
}

/** The guarded change of a review as it was loaded: somebody else's change meanwhile makes the verb look again. */
export function changeReview({ db }: App, { id, version }: ReviewRow, set: Partial<typeof goodsReview.$inferInsert>) {
  return {
    change: db
      .update(goodsReview)
      .set({ ...set, version: version + 1 })
      .where(and(eq(goodsReview.id, id), eq(goodsReview.version, version))),
  }
}

type Told = Pick<ReviewRow, 'id' | 'goodsId' | 'buyerUid' | 'sellerUid'>

/** The outbox event that makes open pages of both parties and of the goods' viewers reload the review. */
export function tellOfReview({ id, goodsId, buyerUid, sellerUid }: Told, event: ReviewChange): OutboxDraft {
  const channels = [channelName('goods', goodsId)]
  return { topic: 'review', uids: [buyerUid, sellerUid], channels, payload: { id, goodsId, event } }
}
