import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import type { ChannelGuard } from '../../platform/outbox/channel-guard.ts'
import { ad } from './tables.ts'

/** The page of an ad is read by anybody while it is open: so is its channel. */
export const adChannel = (db: Db): ChannelGuard => ({
  access: 'visitor',
  isOpen: async (id) => (await db.$count(ad, and(eq(ad.id, id), isNull(ad.waitingSince), isNull(ad.delistedAt)))) === 1,
})

/** Strips are on public pages; the channel of a place without ads has no events. */
export const stripChannel: ChannelGuard = { access: 'visitor', isOpen: () => Promise.resolve(true) }
