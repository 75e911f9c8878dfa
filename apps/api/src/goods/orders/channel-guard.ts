import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import type { ChannelGuard } from '../../platform/outbox/channel-guard.ts'
import { readAsStaff } from '../../trust/disputes/index.ts'
import { goodsOrder } from './tables.ts'

/**
 * For staff with the case, whose access is audited; they stay subscribed until they leave, to see the end. Parties get
 * events through their accounts.
 */
export const goodsOrderChannel = (db: Db): ChannelGuard => ({
  access: 'cases.rule',
  isOpen: async (id) => (await db.$count(goodsOrder, eq(goodsOrder.id, id))) === 1,
  admit: (parts, session, id) => readAsStaff(parts, session, 'goodsOrder', id),
})
