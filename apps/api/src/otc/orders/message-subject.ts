import type { DisputeParty } from '@jindu/domain/trust/disputes'
import { money } from '@jindu/domain/money'
import { proceedsOf, type OtcOrderNote, type OtcWarningKind } from '@jindu/domain/otc/orders'
import { eq, inArray } from 'drizzle-orm'
import type { Statement } from '../../platform/db/index.ts'
import { conversation } from '../../trust/conversations/tables.ts'
import { dispute } from '../../trust/disputes/index.ts'
import { tell, type DescribeSubjects } from '../../records/messages/index.ts'
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

interface Parties {
  readonly id: number
  readonly buyerUid: number
  readonly sellerUid: number
}

interface Step {
  readonly note: OtcOrderNote | OtcWarningKind
  /** The party who acts; null when the clock or staff do. */
  readonly by: number | null
  /** Unix seconds. */
  readonly at: number
}

/** The message of a step to each side, as writes of the step's own commit. */
export function tellParties({ id, buyerUid, sellerUid }: Parties, { note: kind, by, at }: Step): readonly Statement[] {
  const telling = { by: by === buyerUid || by === sellerUid ? by : null, at }
  const to = (uid: number, side: DisputeParty) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every kind of an order's message has this form; TypeScript compares a union with at most 25
    const message = { kind, subjectId: id, facts: {}, side } as Parameters<typeof tell>[1]
    return tell(uid, message, telling)
  }
  return [to(buyerUid, 'buyer'), to(sellerUid, 'seller')]
}
