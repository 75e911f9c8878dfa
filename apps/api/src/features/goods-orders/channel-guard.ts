import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import type { ChannelGuard } from '../../platform/outbox/channel-guard.ts'
import { goodsOrder } from './tables.ts'

/** Arbiters read any order, so that a case on their screen stays as it is; parties are told by their accounts. */
export const goodsOrderChannel = (db: Db): ChannelGuard => ({
  access: 'cases.rule',
  isOpen: async (id) => (await db.$count(goodsOrder, eq(goodsOrder.id, id))) === 1,
})
