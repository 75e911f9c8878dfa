import type { ConversationKind } from '@jindu/domain/trust/conversations'
import type { TimelineReader } from '@jindu/i18n'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../shared/session/session.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import type { OrderEvent } from './weave-events.ts'

export interface OrderEvents {
  /** Oldest first. */
  readonly events: readonly OrderEvent[]
  /** The reader's role for an order's timeline texts. */
  readonly readerOf: (orderId: number) => TimelineReader
  readonly orders: number
}

/** The user's side of each order, derived from who took its steps. */
export function readersOf(events: readonly OrderEvent[], uid: number | undefined): ReadonlyMap<number, TimelineReader> {
  const readers = new Map<number, TimelineReader>()
  for (const { orderId, actor, uid: by } of events) {
    if (readers.has(orderId) || (actor !== 'buyer' && actor !== 'seller')) continue
    const other = actor === 'buyer' ? 'seller' : 'buyer'
    readers.set(orderId, by === uid ? actor : other)
  }
  return readers
}

/** Events of the conversation's orders. The conversation is readable without them, so a failure is ignored. */
export function useOrderEvents(conversationId: number, kind: ConversationKind, asStaff: boolean): OrderEvents {
  const { q } = useApi()
  const uid = useSession()?.uid
  const chat = { chatId: conversationId }
  const ofGoods = useQuery({ ...q.goodsOrders.eventsOfChat.queryOptions(chat), enabled: kind === 'goods' })
  const ofOffers = useQuery({ ...q.otcOrders.eventsOfChat.queryOptions(chat), enabled: kind === 'otcOffer' })
  const events: readonly OrderEvent[] = ofGoods.data?.data ?? ofOffers.data?.data ?? []
  const readers = asStaff ? new Map<number, TimelineReader>() : readersOf(events, uid)
  return {
    events,
    readerOf: (orderId) => readers.get(orderId) ?? 'staff',
    orders: new Set(events.map(({ orderId }) => orderId)).size,
  }
}
