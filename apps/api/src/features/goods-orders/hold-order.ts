import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { applyEvent } from './apply-event.ts'
import { actingParty } from './party.ts'

/** The buyer stops the protection clock. Throws ORDER_ALREADY_HELD, ORDER_HOLD_DISABLED, ORDER_PROTECTION_PASSED. */
export function holdOrder(app: App, session: Session, orderId: number): Promise<void> {
  return applyEvent(app, orderId, { kind: 'hold' }, actingParty(session))
}
