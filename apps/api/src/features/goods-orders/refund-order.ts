import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { applyEvent } from './apply-event.ts'
import { actingParty } from './party.ts'

/** The seller gives the money back: escrow goes to the buyer. Throws ORDER_NOT_OPEN. */
export function refundOrder(app: App, session: Session, orderId: number): Promise<void> {
  return applyEvent(app, orderId, { kind: 'refund' }, actingParty(session))
}
