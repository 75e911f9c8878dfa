import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { applyEvent } from './apply-event.ts'
import { actingParty } from './party.ts'

/** The buyer has what they paid for: escrow goes to the seller. Throws ORDER_NOT_OPEN, ORDER_ALREADY_HELD. */
export function confirmReceipt(app: App, session: Session, orderId: number): Promise<void> {
  return applyEvent(app, orderId, { kind: 'confirm' }, actingParty(session))
}
