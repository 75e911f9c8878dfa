import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { applyEvent } from './apply-event.ts'
import { actingParty } from './party.ts'

/** A party takes its own complaint back. Throws ORDER_NO_COMPLAINT. */
export function cancelComplaint(app: App, session: Session, orderId: number): Promise<void> {
  return applyEvent(app, orderId, { kind: 'cancelComplaint' }, actingParty(session))
}
