import { fail } from '@jindu/domain/errors'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { goodsChat } from '../goods-chats/tables.ts'
import { latestOrders } from './latest-orders.ts'
import { summaryOf } from './reads.ts'
import { goodsOrder } from './tables.ts'

interface ChatPage {
  readonly chatId: number
  readonly page: number
  readonly limit: number
}

/** The orders that the two people of a conversation have over its goods, the latest first. Throws CHAT_NOT_FOUND. */
export async function listOrdersOfChat(app: App, session: Session, { chatId, page, limit }: ChatPage) {
  const [chat] = await app.db.select().from(goodsChat).where(eq(goodsChat.id, chatId))
  const mine = chat !== undefined && (chat.userId === session.uid || chat.ownerUid === session.uid)
  if (!mine) return fail('CHAT_NOT_FOUND', { id: chatId })
  // Through the buyer's index: one buyer has few orders, popular goods have many.
  const where = and(eq(goodsOrder.buyerUid, chat.userId), eq(goodsOrder.goodsId, chat.goodsId))
  const { rows, total } = await latestOrders(app, where, { page, limit })
  return { data: rows.map(summaryOf), total }
}
