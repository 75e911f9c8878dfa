import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { applyEvent } from './apply-event.ts'
import { actingParty } from './party.ts'
import { recordPayer, type Payer } from './payment-evidence.ts'

/**
 * The buyer marks the payment and states the paying account, with evidence; immutable afterwards.
 * @param payer undefined if not stated: old clients do not ask
 * @throws DomainError OTC_ORDER_NOT_FOUND, OTC_ORDER_WRONG_PARTY, OTC_ORDER_ALREADY_PAID, OTC_ORDER_NOT_OPEN, OTC_EVIDENCE_GIVEN, and
 *   whatever `recordPayer` refuses
 */
export function markPaid(app: App, session: Session, id: number, payer: Payer | undefined): Promise<void> {
  return applyEvent(
    app,
    id,
    () => (payer === undefined ? { kind: 'pay' } : { kind: 'pay', stated: true }),
    actingParty(session),
    ({ createdAt }) =>
      payer === undefined ? { details: { payer: 'notStated' } } : recordPayer(app, session, payer, createdAt),
  )
}

/**
 * The buyer states the payer with evidence, for an order that lacks it, marked as paid or not.
 * @throws DomainError OTC_ORDER_NOT_FOUND, OTC_ORDER_WRONG_PARTY, OTC_ORDER_NOT_OPEN, OTC_EVIDENCE_GIVEN, and whatever `recordPayer` refuses
 */
export function giveEvidence(app: App, session: Session, id: number, payer: Payer): Promise<void> {
  return applyEvent(
    app,
    id,
    () => ({ kind: 'giveEvidence' }),
    actingParty(session),
    ({ createdAt }) => recordPayer(app, session, payer, createdAt),
  )
}
