import type { GoodsOrderEvent } from '@jindu/domain/goods-order'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { applyTo, type ActorOf, type RecordStep } from './apply-event.ts'
import { loadPage } from './load-page.ts'
import { actingArbiter, actingParty, type PartyRole } from './party.ts'
import { orderInfoOf } from './reads.ts'
import { spokenOf } from './spoken.ts'

/** A step, answered with the order's page as the step left it: from what was read for it and what it wrote. */
async function step(
  app: App,
  session: Session,
  orderId: number,
  event: GoodsOrderEvent,
  by: ActorOf,
  record?: RecordStep,
) {
  const { loaded, order, entry } = await applyTo(app, () => loadPage(app, orderId, session.uid), event, by, record)
  const said = spokenOf(entry, loaded.readerNick)
  const page = {
    ...loaded,
    order,
    // Units that nobody opened went back with the money.
    sealedUnits: order.status === 'revoked' ? 0 : loaded.sealedUnits,
    spoken: said === null ? loaded.spoken : [...loaded.spoken, said],
  }
  return orderInfoOf(page, session, entry.at)
}

/**
 * A step of the buyer or the seller.
 * @param as the side that the caller says to be, where a call names it
 * @throws DomainError ORDER_NOT_FOUND, ORDER_WRONG_PARTY, and what `next` of the domain and `record` refuse with
 */
export const stepOfParty = (
  app: App,
  session: Session,
  { id, as }: { readonly id: number; readonly as?: PartyRole | undefined },
  event: GoodsOrderEvent,
  record?: RecordStep,
) => step(app, session, id, event, actingParty(session, as), record)

/**
 * A step of an arbiter, whose role the procedure has made sure of. Both parties read the reason.
 * @throws DomainError ORDER_NOT_FOUND, and what `next` of the domain refuses with
 */
export const stepOfArbiter = (
  app: App,
  session: Session,
  { id, reason }: { readonly id: number; readonly reason?: string },
  event: GoodsOrderEvent,
) => step(app, session, id, event, actingArbiter(session), () => ({ details: reason === undefined ? {} : { reason } }))
