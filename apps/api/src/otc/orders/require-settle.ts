import { holdsTrade, waitAfterChange } from '../../accounts/accounts/index.ts'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { applyEvent } from './apply-event.ts'
import { loadOrder, type OrderRow } from './order-row.ts'
import { actingParty } from './party.ts'

/** Whether the site itself kept the seller from releasing, for any of the time since the buyer paid: then silence is no malice. */
async function couldNotRelease(
  app: App,
  { sellerUid, paidAt }: Pick<OrderRow, 'sellerUid' | 'paidAt'>,
): Promise<boolean> {
  return holdsTrade(app) && paidAt !== null && (await waitAfterChange(app, sellerUid, paidAt)) !== null
}

/**
 * The buyer demands the coin once the seller's time to release it has passed. A wait of the seller's account does not hold it: the buyer
 * has paid.
 * @throws DomainError OTC_ORDER_NOT_FOUND, and whatever `next` refuses with
 */
export async function requireSettle(app: App, session: Session, id: number): Promise<void> {
  const { order } = await loadOrder(app, id)
  const unpreventable = (await couldNotRelease(app, order)) ? ({ unpreventable: true } as const) : {}
  await applyEvent(app, id, () => ({ kind: 'requireSettle', ...unpreventable }), actingParty(session))
}
