import type { CurrencyCode, Money } from '@jindu/domain/money'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { applyEvent } from './apply-event.ts'
import { actingParty } from './party.ts'

/** A party takes the other's offer, naming it: the escrow is divided and the order ends. Throws ORDER_NO_PROPOSAL, ORDER_PROPOSAL_OWN, ORDER_PROPOSAL_CHANGED. */
export function acceptSplit(app: App, session: Session, orderId: number, buyer: Money<CurrencyCode>): Promise<void> {
  return applyEvent(app, orderId, { kind: 'acceptSplit', buyer }, actingParty(session))
}
