import type { GoodsOrderEvent } from '@jindu/domain/goods/orders'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import type { ActingIn, RecordStep } from '../../trust/disputes/index.ts'
import { applyTo } from './apply-event.ts'
import { loadPage } from './load-page.ts'
import { orderInfoOf } from './reads.ts'

/**
 * Applies a step and returns the order page after it, built from the loaded data and the step's writes without another
 * read.
 * @throws DomainError ORDER_NOT_FOUND, and what `acting`, `next` of the domain and `record` refuse with
 */
export async function stepOrder(
  app: App,
  session: Session,
  orderId: number,
  event: GoodsOrderEvent,
  acting: ActingIn,
  record?: RecordStep,
) {
  const load = () => loadPage(app, orderId, session.uid)
  const { loaded, order, dispute, added, at } = await applyTo(app, load, event, acting, record)
  const { statements, rulings } = loaded.file
  const page = {
    ...loaded,
    order,
    dispute,
    // A refund returned the unopened units.
    sealedUnits: order.status === 'revoked' ? 0 : loaded.sealedUnits,
    file: {
      statements: [...statements, ...added.statements],
      rulings: [...rulings, ...added.rulings.map((ruling) => ({ ...ruling, nick: loaded.readerNick }))],
    },
  }
  return orderInfoOf(page, session, at)
}
