import type { OtcOrderTimelineNote } from '@jindu/domain/otc/orders'
import { rules } from '@jindu/domain/rules'
import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { enterOver } from '../../trust/conversations/index.ts'
import { conversation } from '../../trust/conversations/tables.ts'
import { dispute } from '../../trust/disputes/index.ts'
import { readEvents } from '../../records/timeline/index.ts'
import { ofTalk, otcTalk } from './conversation-subject.ts'
import { itsDispute, itsTalk } from './order-row.ts'
import { summaryOf } from './reads.ts'
import { otcOrder } from './tables.ts'
import { toPayOf } from './to-pay.ts'

/**
 * The latest order of each of the caller's conversations over offers. Conversations of others or without an order are
 * left out.
 */
export async function latestOfChats({ db }: App, { uid }: Session, chatIds: readonly number[]) {
  const rows = await db
    .selectDistinctOn([conversation.id], { chatId: conversation.id, order: otcOrder, dispute })
    .from(conversation)
    .innerJoin(otcOrder, itsTalk)
    .leftJoin(dispute, itsDispute)
    .where(
      and(inArray(conversation.id, [...chatIds]), or(eq(conversation.askerUid, uid), eq(conversation.ownerUid, uid))),
    )
    .orderBy(conversation.id, desc(otcOrder.id))
  return {
    data: rows.map((row) => ({
      chatId: row.chatId,
      order: summaryOf(row, row.order.buyerUid === uid ? 'buyer' : 'seller'),
    })),
  }
}

interface Words {
  readonly note: OtcOrderTimelineNote
  readonly actor: 'buyer' | 'seller' | 'arbiter' | 'clock'
}

/** Timeline events of a conversation's latest orders, for both sides and staff with a case. Throws CHAT_NOT_FOUND. */
export async function eventsOfChat(app: App, session: Session, chatId: number) {
  const talk = await enterOver(app, session, chatId, 'otcOffer', otcTalk.staffMay)
  const latest = app.db
    .select({ id: otcOrder.id })
    .from(otcOrder)
    .where(ofTalk(talk))
    .orderBy(desc(otcOrder.id))
    .limit(rules.talk.chat.ordersWithEvents)
  const [events, orders] = await Promise.all([
    readEvents<Words>(app, 'otcOrder', sql`${latest}`),
    app.db
      .select()
      .from(otcOrder)
      .where(and(inArray(otcOrder.id, latest), ne(otcOrder.fiat, 'USD'))),
  ])
  const sums = new Map(orders.map((order) => [order.id, toPayOf(order)]))
  return {
    data: events.map((event) => {
      const toPay = event.note === 'otcOrder.created' ? sums.get(event.orderId) : undefined
      return toPay === undefined ? event : { ...event, toPay }
    }),
  }
}
