import { fail } from '@jindu/domain/errors'
import type { GoodsOrderTimelineNote } from '@jindu/domain/goods-order'
import { rules } from '@jindu/domain/rules'
import { and, desc, eq, inArray, or } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { partySide, type Talk } from '../conversations/index.ts'
import { conversation } from '../conversations/tables.ts'
import { dispute, ordersOfTalk } from '../disputes/index.ts'
import { readEvents } from '../timeline/index.ts'
import { latestOrders } from './latest-orders.ts'
import { itsDispute } from './order-row.ts'
import { summaryOf } from './reads.ts'
import { goodsOrder } from './tables.ts'

interface ChatPage {
  readonly chatId: number
  readonly page: number
  readonly limit: number
}

/**
 * The orders that the two people of a conversation have over its goods, the latest first.
 * @throws DomainError CHAT_NOT_FOUND
 */
export async function listOrdersOfChat(app: App, session: Session, { chatId, page, limit }: ChatPage) {
  const [chat] = await app.db
    .select()
    .from(conversation)
    .where(and(eq(conversation.id, chatId), eq(conversation.subjectKind, 'goods')))
  if (chat === undefined || partySide(chat, session.uid) === null) return fail('CHAT_NOT_FOUND', { id: chatId })
  // Through the buyer's index: one buyer has few orders, popular goods have many.
  const where = and(eq(goodsOrder.buyerUid, chat.askerUid), eq(goodsOrder.goodsId, chat.subjectId))
  const { rows, total } = await latestOrders(app, where, { page, limit })
  return { data: rows.map(summaryOf), total }
}

/** The latest order of each of one's conversations over goods; those of others, and those without an order, are left out. */
export async function latestOfChats({ db }: App, { uid }: Session, chatIds: readonly number[]) {
  const rows = await db
    .selectDistinctOn([conversation.id], { talkId: conversation.id, order: goodsOrder, dispute })
    .from(conversation)
    // Through the buyer's index: one buyer has few orders, popular goods have many.
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

/** The latest orders of the two over the goods. */
const ordersOf = ({ db }: App, { askerUid, subjectId }: Talk) =>
  db
    .select({ id: goodsOrder.id })
    .from(goodsOrder)
    .where(and(eq(goodsOrder.buyerUid, askerUid), eq(goodsOrder.goodsId, subjectId)))
    .orderBy(desc(goodsOrder.id))
    .limit(rules.talk.chat.ordersWithEvents)

/** What happened to the orders that a conversation is about; for both sides and staff with a case. Throws CHAT_NOT_FOUND. */
export async function eventsOfChat(app: App, session: Session, chatId: number) {
  const ids = await ordersOfTalk(app, session, chatId, { talk: 'goods', kind: 'goodsOrder', idsOf: ordersOf })
  return { data: await readEvents<Words>(app, 'goodsOrder', ids) }
}
