import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { conversation } from '../../trust/conversations/tables.ts'
import { itsTalk } from './order-row.ts'
import { otcOrder } from './tables.ts'

/** Keys to find an order without its id. */
export interface KnownBy {
  readonly offerId?: number | undefined
  readonly conversationId?: number | undefined
  /** The side that the caller claims. */
  readonly role?: 'buyer' | 'seller' | undefined
}

/**
 * The caller's own order on an offer or of a conversation: open ones before ended ones, latest first.
 * @returns null if the caller has none
 */
export async function findOrder({ db }: App, { uid }: Session, known: KnownBy): Promise<number | null> {
  const { offerId, conversationId, role } = known
  const mine = { buyer: eq(otcOrder.buyerUid, uid), seller: eq(otcOrder.sellerUid, uid) }
  const [found] = await db
    .select({ id: otcOrder.id })
    .from(otcOrder)
    .leftJoin(conversation, itsTalk)
    .where(
      and(
        role === undefined ? or(mine.buyer, mine.seller) : mine[role],
        offerId === undefined ? undefined : eq(otcOrder.offerId, offerId),
        conversationId === undefined ? undefined : eq(conversation.id, conversationId),
      ),
    )
    .orderBy(desc(sql`${otcOrder.status} = 'open'`), desc(otcOrder.id))
    .limit(1)
  return found?.id ?? null
}
