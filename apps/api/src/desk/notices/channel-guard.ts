import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import type { ChannelGuard } from '../../platform/outbox/channel-guard.ts'
import { notice } from './tables.ts'

/** Notices are public; events about comments carry only ids. */
export const noticeChannel = (db: Db): ChannelGuard => ({
  access: 'visitor',
  isOpen: async (id) => (await db.$count(notice, eq(notice.id, id))) === 1,
})
