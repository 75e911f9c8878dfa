import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { applyEvent } from './apply-event.ts'
import { actingParty } from './party.ts'

/** A party takes its own offer back. Throws ORDER_NO_PROPOSAL. */
export function withdrawSplit(app: App, session: Session, orderId: number): Promise<void> {
  return applyEvent(app, orderId, { kind: 'withdrawSplit' }, actingParty(session))
}
