import { reviewMark, type Rating } from '@jindu/domain/goods/reviews'
import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { containsTyped } from '../../platform/text/contains-typed.ts'
import { goodsOrder } from '../orders/tables.ts'
import { goodsReview } from './tables.ts'

/** A review as a moderator judges it, with both sides named. */
export const staffReview = z.object({
  id: z.int(),
  orderId: z.int(),
  goods: z.object({ id: z.int(), title: z.string() }),
  buyerUid: z.int(),
  sellerUid: z.int(),
  rating: z.int(),
  text: z.string(),
  mark: z.enum(['none', 'partlyRefunded', 'refunded']),
  writtenAt: z.int(),
  editedAt: z.int().nullable(),
  reply: z.string().nullable(),
  hidden: z.object({ at: z.int(), reason: z.string() }).nullable(),
  /** Moderators cannot act on reviews of their own orders. */
  mayModerate: z.boolean(),
})

export const REVIEW_STATES = ['shown', 'hidden'] as const

export interface StaffReviewFilter {
  readonly limit: number
  readonly before?: number | undefined
  readonly state?: (typeof REVIEW_STATES)[number] | undefined
  readonly id?: number | undefined
  readonly goodsId?: number | undefined
  readonly sellerUid?: number | undefined
  readonly buyerUid?: number | undefined
  readonly rating?: Rating | undefined
  /** A substring of the review or the reply. */
  readonly text?: string | undefined
}

const IN_STATE = { shown: isNull(goodsReview.hiddenAt), hidden: isNotNull(goodsReview.hiddenAt) } as const

function conditions({ before, state, id, goodsId, sellerUid, buyerUid, rating, text }: StaffReviewFilter) {
  return and(
    before === undefined ? undefined : lt(goodsReview.id, before),
    state === undefined ? undefined : IN_STATE[state],
    id === undefined ? undefined : eq(goodsReview.id, id),
    goodsId === undefined ? undefined : eq(goodsReview.goodsId, goodsId),
    sellerUid === undefined ? undefined : eq(goodsReview.sellerUid, sellerUid),
    buyerUid === undefined ? undefined : eq(goodsReview.buyerUid, buyerUid),
    rating === undefined ? undefined : eq(goodsReview.rating, rating),
    text === undefined
      ? undefined
      : containsTyped(sql`concat_ws(' ', ${goodsReview.text}, ${goodsReview.reply})`, text),
  )
}

/**
 * Reviews, visible or hidden, newest first; `next` is the cursor of the next page.
 * @param uid the moderator
 */
export async function listForStaff({ db }: App, uid: number, filter: StaffReviewFilter) {
  const { limit } = filter
  const rows = await db
    .select({ review: goodsReview, outcome: goodsOrder.outcome, title: goodsOrder.title })
    .from(goodsReview)
    .innerJoin(goodsOrder, eq(goodsOrder.id, goodsReview.orderId))
    .where(conditions(filter))
    .orderBy(desc(goodsReview.id))
    .limit(limit + 1)
  const data = rows.slice(0, limit).map(({ review, outcome, title }) => {
    const { id, orderId, goodsId, buyerUid, sellerUid, rating, text, writtenAt, editedAt, reply } = review
    return {
      id,
      orderId,
      goods: { id: goodsId, title },
      buyerUid,
      sellerUid,
      rating,
      text,
      mark: reviewMark(outcome),
      writtenAt,
      editedAt,
      reply,
      hidden: review.hiddenAt === null ? null : { at: review.hiddenAt, reason: review.hiddenReason ?? '' },
      mayModerate: uid !== buyerUid && uid !== sellerUid,
    }
  })
  return { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null }
}
