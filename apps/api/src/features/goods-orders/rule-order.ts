import type { GoodsOrderRuling } from '@jindu/domain/goods-order'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { applyEvent } from './apply-event.ts'
import { actingArbiter } from './party.ts'

/**
 * An arbiter rules on a held order: to the buyer, to the seller, or split. Both parties read the reason. It takes effect at
 * once, or when a second arbiter confirms it where the order's sum asks for one.
 * Throws ORDER_NOT_FOUND, ORDER_WRONG_PARTY, ORDER_NOT_HELD, ORDER_NOT_OPEN, ORDER_RESPONSE_RUNNING, ORDER_RULING_PENDING,
 * ORDER_SPLIT_INVALID.
 */
export function ruleOrder(app: App, session: Session, orderId: number, ruling: GoodsOrderRuling, reason: string) {
  return applyEvent(app, orderId, { kind: 'rule', ruling }, actingArbiter(session), () => ({ details: { reason } }))
}
