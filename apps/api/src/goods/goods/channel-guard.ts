import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import type { ChannelGuard } from '../../platform/outbox/channel-guard.ts'
import { goods } from './tables.ts'

/** A goods page is read by anybody, delisted or not: so is its channel. */
export const goodsChannel = (db: Db): ChannelGuard => ({
  access: 'visitor',
  isOpen: async (id) => (await db.$count(goods, eq(goods.id, id))) === 1,
})
