import { noticesRouter } from './router.ts'
import { commentedNotices, moderatedNotices, noticeChannel } from './index.ts'
import type { Db } from '../../platform/db/index.ts'

/** Announcements, rules and help. */
export const noticesFeature = {
  router: noticesRouter,
  channels: (db: Db) => ({ notice: noticeChannel(db) }),
  comments: { notice: commentedNotices },
  moderation: { notice: moderatedNotices },
}
