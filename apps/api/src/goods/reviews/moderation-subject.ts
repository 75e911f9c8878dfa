import { inArray } from 'drizzle-orm'
import type { ModerationSubject } from '../../trust/moderation/index.ts'
import { describeReviews } from './message-subject.ts'
import { goodsReview } from './tables.ts'

/** Reviews as something that is reported. */
export const moderatedReviews: ModerationSubject = {
  async load(app, ids) {
    const [rows, described] = await Promise.all([
      app.db
        .select()
        .from(goodsReview)
        .where(inArray(goodsReview.id, [...ids])),
      describeReviews(app, ids),
    ])
    return new Map(
      rows.map(({ id, buyerUid, text, writtenAt, hiddenAt, goodsId }) => [
        id,
        {
          aboutUid: buyerUid,
          title: described.get(id)?.title ?? null,
          text,
          at: writtenAt,
          gone: hiddenAt !== null,
          waits: false,
          within: { goods: goodsId },
        },
      ]),
    )
  },
}
