import { and, eq, inArray } from 'drizzle-orm'
import { containsTyped } from '../../platform/text/contains-typed.ts'
import type { ConversationSubject } from '../../trust/conversations/index.ts'
import { isOpen } from './slots.ts'
import { ad } from './tables.ts'

/** Ads as conversation subjects: private questions to advertisers. */
export const adTalk: ConversationSubject = {
  async owner({ db }, id) {
    const [row] = await db
      .select({ ownerUid: ad.ownerUid, waitingSince: ad.waitingSince, delistedAt: ad.delistedAt })
      .from(ad)
      .where(eq(ad.id, id))
    return row !== undefined && isOpen(row) ? { ownerUid: row.ownerUid } : null
  },
  async describe({ db }, ids) {
    if (ids.length === 0) return new Map()
    const rows = await db
      .select({ id: ad.id, title: ad.title, coverFileId: ad.coverFileId })
      .from(ad)
      .where(inArray(ad.id, [...ids]))
    return new Map(rows.map(({ id, ...about }) => [id, about]))
  },
  async titled({ db }, ids, words) {
    if (ids.length === 0) return []
    const rows = await db
      .select({ id: ad.id })
      .from(ad)
      .where(and(inArray(ad.id, [...ids]), containsTyped(ad.title, words)))
    return rows.map(({ id }) => id)
  },
  told: { asking: 'adTalk.said', dealing: 'adTalk.said' },
  linesComeBack: true,
  // No order follows from an ad, so both sides need the reply right.
  standing: async () => ({ asksReplyRight: true, channels: [] }),
  // Conversations about ads never become part of a dispute.
  staffMay: async () => false,
  hasOrder: async () => false,
}
