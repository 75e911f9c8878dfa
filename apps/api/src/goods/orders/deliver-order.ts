import { checkSecrets } from '@jindu/domain/goods/goods'
import type { deliverInput } from '@jindu/domain/input'
import type { z } from 'zod'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { insertUnits } from '../goods/index.ts'
import { loadOrder } from './order-row.ts'
import { actingParty } from './party.ts'
import { stepOrder } from './step-order.ts'

/**
 * The seller delivers an order by hand. What they deliver is stored as units of the order, sealed until the buyer opens
 * them; the protection begins. The order's version decides between this and the buyer's cancelling.
 * @returns the order page after it
 * @throws DomainError ORDER_NOT_FOUND, ORDER_WRONG_PARTY, ORDER_NOT_OPEN, ORDER_DELIVERED
 */
export async function deliverOrder(app: App, session: Session, { id, secrets }: z.output<typeof deliverInput>) {
  const texts = checkSecrets(secrets).secrets.map(({ secret }) => secret)
  const { order } = await loadOrder(app, id)
  const units = texts.length
  const info = await stepOrder(app, session, id, { kind: 'deliver' }, actingParty(session), () => ({
    details: { units },
    guards: [{ change: insertUnits(app, order.goodsId, texts, { to: { orderId: id, byHand: true } }), rows: units }],
  }))
  return { ...info, unopened: units }
}
