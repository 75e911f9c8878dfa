import type { GoodsOrderRuling } from '@jindu/domain/goods-order'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { applyEvent } from './apply-event.ts'

/**
 * An arbiter ends a held order: to the buyer, to the seller, or split. Both parties read the reason.
 * Throws ORDER_NOT_FOUND, ORDER_NOT_HELD, ORDER_NOT_OPEN, ORDER_SPLIT_INVALID.
 */
export function ruleOrder(app: App, session: Session, orderId: number, ruling: GoodsOrderRuling, reason: string) {
  const details = {
    to: ruling.to,
    reason,
    ...(ruling.to === 'split' ? { buyerBasisPoints: ruling.buyerBasisPoints } : {}),
  }
  return applyEvent(app, orderId, { kind: 'rule', ruling }, () => ({ kind: 'arbiter', uid: session.uid }), details)
}
