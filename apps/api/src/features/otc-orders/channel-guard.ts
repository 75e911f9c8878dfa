import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import type { ChannelGuard } from '../../platform/outbox/channel-guard.ts'
import { otcOrder } from './tables.ts'

/** Arbiters follow any order that is before them; parties are told by their accounts. */
export const otcOrderChannel = (db: Db): ChannelGuard => ({
  access: 'cases.rule',
  isOpen: async (id) => (await db.$count(otcOrder, eq(otcOrder.id, id))) === 1,
})
