import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { applyEvent } from './apply-event.ts'
import { actingArbiter } from './party.ts'

/** Another arbiter lets a pending ruling take effect. Throws ORDER_NO_RULING_PENDING, ORDER_RULING_OWN, ORDER_WRONG_PARTY. */
export function confirmRuling(app: App, session: Session, orderId: number): Promise<void> {
  return applyEvent(app, orderId, { kind: 'confirmRuling' }, actingArbiter(session))
}
