import { proceedsOf } from '@jindu/domain/goods/orders'
import { money } from '@jindu/domain/money'
import { inArray } from 'drizzle-orm'
import { dispute } from '../../trust/disputes/index.ts'
import type { DescribeSubjects } from '../../records/messages/index.ts'
import { itsDispute, stateOf } from './order-row.ts'
import { goodsOrder } from './tables.ts'

/** Describes orders in messages, by the title at the time of purchase. */
export const describeOrders: DescribeSubjects = async ({ db }, ids) => {
  const rows = await db
    .select({ order: goodsOrder, dispute })
    .from(goodsOrder)
    .leftJoin(dispute, itsDispute)
    .where(inArray(goodsOrder.id, [...ids]))
  return new Map(
    rows.map((stored) => {
      const { id, title, currency, amountUnits, goodsId, chatId, status } = stored.order
      return [
        id,
        {
          title,
          amount: money(currency, amountUnits),
          within: { goods: goodsId, conversation: chatId },
          ...(status === 'completed' && {
            earned: { side: 'seller' as const, net: proceedsOf(stateOf(stored)).net },
          }),
        },
      ]
    }),
  )
}
