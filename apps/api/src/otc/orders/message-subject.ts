import { money } from '@jindu/domain/money'
import { proceedsOf } from '@jindu/domain/otc/orders'
import { eq, inArray } from 'drizzle-orm'
import { conversation } from '../../trust/conversations/tables.ts'
import { dispute } from '../../trust/disputes/index.ts'
import type { DescribeSubjects } from '../../records/messages/index.ts'
import { otcOffer } from '../offers/tables.ts'
import { itsDispute, itsTalk, stateOf } from './order-row.ts'
import { otcOrder } from './tables.ts'

/** Orders of the fiat market as a message names them: by their coin. */
export const describeOtcOrders: DescribeSubjects = async ({ db }, ids) => {
  const rows = await db
    .select({ order: otcOrder, dispute, chatId: conversation.id, ownerUid: otcOffer.ownerUid })
    .from(otcOrder)
    .innerJoin(otcOffer, eq(otcOffer.id, otcOrder.offerId))
    .leftJoin(dispute, itsDispute)
    .leftJoin(conversation, itsTalk)
    .where(inArray(otcOrder.id, [...ids]))
  return new Map(
    rows.map((row) => [
      row.order.id,
      {
        title: null,
        amount: money(row.order.currency, row.order.amountUnits),
        within: { otcOffer: row.order.offerId, ...(row.chatId === null ? {} : { conversation: row.chatId }) },
        ownerUid: row.ownerUid,
        ...(row.order.status === 'completed' && {
          earned: { side: 'buyer' as const, net: proceedsOf(stateOf(row)).net },
        }),
      },
    ]),
  )
}
