import { inArray } from 'drizzle-orm'
import type { ModerationSubject } from '../../trust/moderation/index.ts'
import { ad } from './tables.ts'

/** Ads as something that waits for staff, or is reported. */
export const moderatedAds: ModerationSubject = {
  async load({ db }, ids) {
    const rows = await db
      .select({
        id: ad.id,
        ownerUid: ad.ownerUid,
        title: ad.title,
        text: ad.contentsText,
        updatedAt: ad.updatedAt,
        delistedAt: ad.delistedAt,
        waitingSince: ad.waitingSince,
      })
      .from(ad)
      .where(inArray(ad.id, [...ids]))
    return new Map(
      rows.map(({ id, ownerUid, title, text, updatedAt, delistedAt, waitingSince }) => [
        id,
        {
          aboutUid: ownerUid,
          title,
          text,
          at: updatedAt,
          gone: delistedAt !== null,
          waits: waitingSince !== null,
          within: { ad: id },
        },
      ]),
    )
  },
}
