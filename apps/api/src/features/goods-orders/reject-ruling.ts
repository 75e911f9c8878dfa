import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { applyEvent } from './apply-event.ts'
import { actingArbiter } from './party.ts'

/** Another arbiter throws a pending ruling out, for a reason that both parties read. Throws ORDER_NO_RULING_PENDING, ORDER_RULING_OWN, ORDER_WRONG_PARTY. */
export function rejectRuling(app: App, session: Session, orderId: number, reason: string): Promise<void> {
  return applyEvent(app, orderId, { kind: 'rejectRuling' }, actingArbiter(session), () => ({ details: { reason } }))
}
