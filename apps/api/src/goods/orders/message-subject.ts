import { proceedsOf, type GoodsOrderTimelineNote } from '@jindu/domain/goods/orders'
import { money } from '@jindu/domain/money'
import { inArray } from 'drizzle-orm'
import type { Statement } from '../../platform/db/index.ts'
import { dispute } from '../../trust/disputes/index.ts'
import { tell, type DescribeSubjects } from '../../records/messages/index.ts'
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

interface Parties {
  readonly id: number
  readonly buyerUid: number
  readonly sellerUid: number
}

interface Step {
  readonly note: GoodsOrderTimelineNote
  /** The party who acts; null when the clock or staff do. */
  readonly by: number | null
  /** Unix seconds. */
  readonly at: number
}

/** The message of a step to each side, as writes of the step's own commit. */
export function tellParties({ id, buyerUid, sellerUid }: Parties, { note: kind, by, at }: Step): readonly Statement[] {
  const step = { kind, subjectId: id, facts: {} } as const
  const telling = { by: by === buyerUid || by === sellerUid ? by : null, at }
  return [tell(buyerUid, { ...step, side: 'buyer' }, telling), tell(sellerUid, { ...step, side: 'seller' }, telling)]
}
