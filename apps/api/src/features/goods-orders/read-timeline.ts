import { fail } from '@jindu/domain/errors'
import type { GoodsOrderActor, GoodsOrderTimelineNote } from '@jindu/domain/goods-order'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { readDossier, readTimeline, type TimelinePage } from '../timeline/index.ts'
import { readingParty } from './party.ts'
import { goodsOrder } from './tables.ts'

const { id, buyerUid, sellerUid, timelineHead, timelineLength } = goodsOrder

interface OrderWords {
  readonly note: GoodsOrderTimelineNote
  readonly actor: GoodsOrderActor['kind']
}

async function loadEnd({ db }: App, session: Session, orderId: number) {
  const [order] = await db
    .select({ id, buyerUid, sellerUid, timelineHead, timelineLength })
    .from(goodsOrder)
    .where(eq(id, orderId))
  if (order === undefined) return fail('ORDER_NOT_FOUND', { id: orderId })
  readingParty(order, session)
  return order
}

/** What happened on an order. @throws DomainError ORDER_NOT_FOUND */
export async function readOrderTimeline(app: App, session: Session, orderId: number, page: TimelinePage = {}) {
  const end = await loadEnd(app, session, orderId)
  const read = await readTimeline<OrderWords>(app, { kind: 'goodsOrder', id: orderId }, end, page)
  return { ...read, head: Buffer.from(end.timelineHead).toString('hex') }
}

/** Everything that happened on an order, as hashed lines that anybody can check without us. @throws DomainError ORDER_NOT_FOUND */
export async function readOrderDossier(app: App, session: Session, orderId: number) {
  const end = await loadEnd(app, session, orderId)
  return readDossier(app, { kind: 'goodsOrder', id: orderId }, end)
}
