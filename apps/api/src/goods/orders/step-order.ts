import type { GoodsOrderEvent } from '@jindu/domain/goods/orders'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import type { ActingIn, RecordStep } from '../../trust/disputes/index.ts'
import { applyTo } from './apply-event.ts'
import { loadPage } from './load-page.ts'
import { orderInfoOf } from './reads.ts'

/**
 * A step of somebody who looks at the order, answered with its page as the step left it: from what was read for it and what it
 * wrote.
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
    // Units that nobody opened went back with the money.
    sealedUnits: order.status === 'revoked' ? 0 : loaded.sealedUnits,
    file: {
      statements: [...statements, ...added.statements],
      rulings: [...rulings, ...added.rulings.map((ruling) => ({ ...ruling, nick: loaded.readerNick }))],
    },
  }
  return orderInfoOf(page, session, at)
}
