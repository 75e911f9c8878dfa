import type { CurrencyCode, Money } from '@jindu/domain/money'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { applyEvent } from './apply-event.ts'
import { actingParty } from './party.ts'

/** A party offers to divide the escrow; it replaces what stood before. Throws ORDER_SPLIT_INVALID, ORDER_NOT_OPEN. */
export function proposeSplit(app: App, session: Session, orderId: number, buyer: Money<CurrencyCode>): Promise<void> {
  return applyEvent(app, orderId, { kind: 'proposeSplit', buyer }, actingParty(session))
}
