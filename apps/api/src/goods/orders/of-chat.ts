import type { GoodsOrderTimelineNote } from '@jindu/domain/goods/orders'
import { rules } from '@jindu/domain/rules'
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { enterOver } from '../../trust/conversations/index.ts'
import { conversation } from '../../trust/conversations/tables.ts'
import { dispute } from '../../trust/disputes/index.ts'
import { readEvents } from '../../records/timeline/index.ts'
import { goodsTalk, ofTalk } from './conversation-subject.ts'
import { latestOrders } from './latest-orders.ts'
import { itsDispute } from './order-row.ts'
import { summaryOf } from './reads.ts'
import { goodsOrder } from './tables.ts'

interface ChatPage {
  readonly chatId: number
  readonly page: number
  readonly limit: number
}

/** Staff may not list orders through a conversation. */
const nobodyElse = async () => false

/**
 * Orders between the two people of a conversation over its goods, latest first.
 * @throws DomainError CHAT_NOT_FOUND
 */
export async function listOrdersOfChat(app: App, session: Session, { chatId, page, limit }: ChatPage) {
  const talk = await enterOver(app, session, chatId, 'goods', nobodyElse)
  const { rows, total } = await latestOrders(app, ofTalk(talk), { page, limit })
  return { data: rows.map(summaryOf), total }
}

/**
 * The latest order of each of the caller's conversations over goods. Conversations of others or without an order are
 * left out.
 */
export async function latestOfChats({ db }: App, { uid }: Session, chatIds: readonly number[]) {
  const rows = await db
    .selectDistinctOn([conversation.id], { talkId: conversation.id, order: goodsOrder, dispute })
    .from(conversation)
    // Uses the buyer's index: one buyer has few orders, popular goods have many.
    .innerJoin(
      goodsOrder,
      and(eq(goodsOrder.buyerUid, conversation.askerUid), eq(goodsOrder.goodsId, conversation.subjectId)),
    )
    .leftJoin(dispute, itsDispute)
    .where(
      and(
        inArray(conversation.id, [...chatIds]),
        eq(conversation.subjectKind, 'goods'),
        or(eq(conversation.askerUid, uid), eq(conversation.ownerUid, uid)),
      ),
    )
    .orderBy(conversation.id, desc(goodsOrder.id))
  return { data: rows.map(({ talkId: chatId, ...stored }) => ({ chatId, order: summaryOf(stored) })) }
}

interface Words {
  readonly note: GoodsOrderTimelineNote
  readonly actor: 'buyer' | 'seller' | 'arbiter' | 'clock'
}

/** Timeline events of a conversation's latest orders, for both sides and staff with a case. Throws CHAT_NOT_FOUND. */
export async function eventsOfChat(app: App, session: Session, chatId: number) {
  const talk = await enterOver(app, session, chatId, 'goods', goodsTalk.staffMay)
  const latest = app.db
    .select({ id: goodsOrder.id })
    .from(goodsOrder)
    .where(ofTalk(talk))
    .orderBy(desc(goodsOrder.id))
    .limit(rules.talk.chat.ordersWithEvents)
  return { data: await readEvents<Words>(app, 'goodsOrder', sql`${latest}`) }
}
