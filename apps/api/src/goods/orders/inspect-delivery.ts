import { fail } from '@jindu/domain/errors'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { requireStaffCase } from '../../trust/disputes/index.ts'
import { deliveredOf } from './delivered-units.ts'
import { loadAsBought } from './load-as-bought.ts'
import { roleOf } from './party.ts'

/**
 * A disputed order's secrets in clear text, for the arbiter who checks them; each read is recorded.
 * @throws DomainError ORDER_NOT_FOUND, ORDER_WRONG_PARTY for an order of their own, SHIPMENT_FORBIDDEN without the case
 */
export async function inspectDelivery(app: App, session: Session, orderId: number) {
  const found = await loadAsBought(app, orderId)
  const { order } = found
  if (roleOf(order, session) !== 'staff') return fail('ORDER_WRONG_PARTY', { id: orderId })
  await requireStaffCase(app, session, 'goodsOrder', orderId, 'SHIPMENT_FORBIDDEN')
  await commitVerb(app, {
    audit: [
      {
        action: 'goodsOrder.inspectDelivery',
        actor: { kind: 'staff', uid: session.uid },
        subject: { kind: 'goodsOrder', id: orderId },
      },
    ],
  })
  return deliveredOf(app, found, 'all')
}
