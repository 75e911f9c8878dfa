import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { applyEvent } from './apply-event.ts'
import { actingParty } from './party.ts'

/**
 * The seller has the fiat: the escrow goes to the buyer.
 * @param matches whether the seller saw that sender and amount are what the buyer stated
 * @throws DomainError OTC_ORDER_NOT_FOUND, OTC_ORDER_WRONG_PARTY, OTC_ORDER_NOT_PAID, OTC_ORDER_NOT_OPEN, OTC_RELEASE_UNCONFIRMED
 */
export function releaseCoin(app: App, session: Session, id: number, matches: boolean): Promise<void> {
  return applyEvent(app, id, () => ({ kind: 'release', ...(matches && { matches }) }), actingParty(session))
}
