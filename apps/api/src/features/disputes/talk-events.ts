import type { ConversationKind } from '@jindu/domain/conversation'
import { fail } from '@jindu/domain/errors'
import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { partySide, type Talk } from '../conversations/index.ts'
import { conversation } from '../conversations/tables.ts'
import { openStaffCase } from './staff-case.ts'

/** What the orders of a market are called, and which of them a talk is about. */
interface OrdersOfTalk {
  readonly talk: ConversationKind
  readonly kind: 'goodsOrder' | 'otcOrder'
  /** Their ids as a query, of which the latest alone. */
  readonly idsOf: (app: App, talk: Talk) => SQLWrapper
}

/**
 * The orders that a conversation is about, as a subquery of their ids; for both sides and staff with a case.
 * @throws DomainError CHAT_NOT_FOUND
 */
export async function ordersOfTalk(
  app: App,
  session: Session,
  chatId: number,
  { talk, kind, idsOf }: OrdersOfTalk,
): Promise<SQL> {
  const [chat] = await app.db
    .select()
    .from(conversation)
    .where(and(eq(conversation.id, chatId), eq(conversation.subjectKind, talk)))
  if (chat === undefined) return fail('CHAT_NOT_FOUND', { id: chatId })
  const ids = sql`${idsOf(app, chat)}`
  const reads = partySide(chat, session.uid) !== null || (await openStaffCase(app, session, { kind, ids }))
  return reads ? ids : fail('CHAT_NOT_FOUND', { id: chatId })
}
