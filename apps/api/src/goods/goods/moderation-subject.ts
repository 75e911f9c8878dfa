import { inArray } from 'drizzle-orm'
import type { ModerationSubject } from '../../trust/moderation/index.ts'
import { flaggedSales } from './flagged-sales.ts'
import { goods } from './tables.ts'

/** Goods as something that is reported. */
export const moderatedGoods: ModerationSubject = {
  flagged: flaggedSales,
  async load({ db }, ids) {
    const rows = await db
      .select({
        id: goods.id,
        sellerUid: goods.sellerUid,
        title: goods.title,
        createdAt: goods.createdAt,
        delistedAt: goods.delistedAt,
      })
      .from(goods)
      .where(inArray(goods.id, [...ids]))
    return new Map(
      rows.map(({ id, sellerUid, title, createdAt, delistedAt }) => [
        id,
        {
          aboutUid: sellerUid,
          title,
          text: '',
          at: createdAt,
          gone: delistedAt !== null,
          waits: false,
          within: { goods: id },
        },
      ]),
    )
  },
}
