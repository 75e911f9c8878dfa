import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { applyEvent } from './apply-event.ts'
import { actingParty } from './party.ts'

/** A party asks for a ruling. Throws ORDER_NOT_HELD, ORDER_ALREADY_COMPLAINED. */
export function complain(app: App, session: Session, orderId: number): Promise<void> {
  return applyEvent(app, orderId, { kind: 'complain' }, actingParty(session))
}
