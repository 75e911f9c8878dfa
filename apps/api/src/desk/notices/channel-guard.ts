import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import type { ChannelGuard } from '../../platform/outbox/channel-guard.ts'
import { notice } from './tables.ts'

/** Notices are read by anybody; a channel tells of comments by their numbers alone. */
export const noticeChannel = (db: Db): ChannelGuard => ({
  access: 'visitor',
  isOpen: async (id) => (await db.$count(notice, eq(notice.id, id))) === 1,
})
