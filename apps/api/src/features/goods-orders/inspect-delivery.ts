import { fail } from '@jindu/domain/errors'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { deliveredOf } from './delivered-units.ts'
import { loadAsBought } from './load-as-bought.ts'
import { readingParty } from './party.ts'

/**
 * The secrets of a held order in the clear, for the arbiter who must see whether they are what was sold; each time is recorded.
 * Throws ORDER_NOT_FOUND, ORDER_WRONG_PARTY for an order of their own, SHIPMENT_FORBIDDEN without a hold.
 */
export async function inspectDelivery(app: App, session: Session, orderId: number) {
  const found = await loadAsBought(app, orderId)
  const { order } = found
  if (readingParty(order, session) !== 'staff') return fail('ORDER_WRONG_PARTY', { id: orderId })
  if (order.heldSince === null) return fail('SHIPMENT_FORBIDDEN', { id: orderId })
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
