import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { applyEvent } from './apply-event.ts'
import { assertMayCancel, mayCancel, readCancellations } from './order-bounds.ts'
import { actingParty } from './party.ts'

/**
 * The buyer leaves an order that is not paid, at most so many within 24 hours, whether they had taken the offer or published it.
 * @throws DomainError OTC_ORDER_NOT_FOUND, OTC_ORDER_WRONG_PARTY, OTC_ORDER_ALREADY_PAID, OTC_ORDER_NOT_OPEN, OTC_ORDER_CANCELLED_TOO_OFTEN
 */
export function cancelOrder(app: App, session: Session, id: number): Promise<void> {
  return applyEvent(
    app,
    id,
    () => ({ kind: 'cancel' }),
    actingParty(session),
    async ({ buyerUid }) => {
      assertMayCancel(await readCancellations(app, buyerUid))
      return { details: {}, limits: [mayCancel(app, buyerUid)] }
    },
  )
}
