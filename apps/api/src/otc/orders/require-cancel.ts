import { isOpen, type OtcOrder, type OtcOrderEvent } from '@jindu/domain/otc/orders'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { applyEvent } from './apply-event.ts'
import { readCancellations } from './order-bounds.ts'
import { loadOrder, type OrderRow } from './order-row.ts'
import { actingParty } from './party.ts'

/** Whether the buyer has used up their cancellations: they could not end the order in time (wallet-and-otc.md §4). */
export const couldNotCancel = async (app: App, { buyerUid }: Pick<OrderRow, 'buyerUid'>): Promise<boolean> =>
  (await readCancellations(app, buyerUid)).secondsLeft !== null

type CancelDemand = Extract<OtcOrderEvent, { readonly kind: 'requireCancel' }>

async function demand(
  app: App,
  session: Session,
  id: number,
  eventOf: (state: OtcOrder, cancel: CancelDemand) => OtcOrderEvent,
): Promise<void> {
  const { order } = await loadOrder(app, id)
  const cancel: CancelDemand = {
    kind: 'requireCancel',
    ...((await couldNotCancel(app, order)) ? { unpreventable: true } : {}),
  }
  await applyEvent(app, id, (state) => eventOf(state, cancel), actingParty(session))
}

/**
 * The seller demands the coin back once the buyer's time to pay has passed.
 * @throws DomainError OTC_ORDER_NOT_FOUND, and whatever `next` refuses with
 */
export const requireCancel = (app: App, session: Session, id: number): Promise<void> =>
  demand(app, session, id, (_, cancel) => cancel)

/**
 * The same for older clients, whose sellers have one call for both. On a paid order it records that the fiat arrived
 * late, after which the buyer may request it back. Sent again, it is the seller's complaint.
 * @throws DomainError as above
 */
export const requireCancelOrRefund = (app: App, session: Session, id: number): Promise<void> =>
  demand(app, session, id, (state, cancel) => {
    if (!isOpen(state) || state.kind === 'unpaid') return cancel
    return { kind: state.arrivedAt === null ? 'recordArrival' : 'complain' }
  })
