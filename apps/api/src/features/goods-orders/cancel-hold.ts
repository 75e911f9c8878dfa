import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { applyEvent } from './apply-event.ts'
import { actingParty } from './party.ts'

/** The buyer lets the clock run on; it cannot be stopped again. Throws ORDER_NOT_HELD, ORDER_COMPLAINT_STANDS. */
export function cancelHold(app: App, session: Session, orderId: number): Promise<void> {
  return applyEvent(app, orderId, { kind: 'cancelHold' }, actingParty(session))
}
