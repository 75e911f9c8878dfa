import { channelName } from '@jindu/domain/events'
import { eq } from 'drizzle-orm'
import type { CommentAdapter } from '../../trust/comments/index.ts'
import { tell } from '../../records/messages/index.ts'
import { isOpen } from './slots.ts'
import { ad } from './tables.ts'

/** Ads as something that is commented on: one that waits or was taken down shows no comments and takes none. */
export const commentedAds: CommentAdapter = {
  missing: 'AD_NOT_FOUND',
  load: async ({ db }, id) => {
    const [row] = await db
      .select({ ownerUid: ad.ownerUid, waitingSince: ad.waitingSince, delistedAt: ad.delistedAt })
      .from(ad)
      .where(eq(ad.id, id))
    return row === undefined ? null : { ownerUid: row.ownerUid, shown: isOpen(row), open: true }
  },
  // Ads have no buyers.
  buyersAmong: async () => new Map(),
  channels: (id) => [channelName('ad', id)],
  tell: ({ uid, commentId: subjectId, news, by, at }) => {
    if (news.kind === 'written' || news.kind === 'answered')
      return tell(uid, { kind: `adComment.${news.kind}`, subjectId, side: null, facts: {} }, { by, at })
    const { kind, reason } = news
    return tell(uid, { kind: `adComment.${kind}`, subjectId, side: null, facts: { reason } }, { by, at })
  },
}
