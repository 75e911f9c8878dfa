import { fail } from '@jindu/domain/errors'
import type { GoodsOrderRuling } from '@jindu/domain/goods-order'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { applyEvent, type Actor } from './apply-event.ts'
import type { OrderRow } from './order-row.ts'

/**
 * An arbiter ends a held order: to the buyer, to the seller, or split. Both parties read the reason. Nobody rules on an
 * order of their own.
 * Throws ORDER_NOT_FOUND, ORDER_WRONG_PARTY, ORDER_NOT_HELD, ORDER_NOT_OPEN, ORDER_SPLIT_INVALID.
 */
export function ruleOrder(app: App, session: Session, orderId: number, ruling: GoodsOrderRuling, reason: string) {
  const details = {
    to: ruling.to,
    reason,
    ...(ruling.to === 'split' ? { buyerBasisPoints: ruling.buyerBasisPoints } : {}),
  }
  const arbiter = ({ buyerUid, sellerUid }: OrderRow): Actor =>
    session.uid === buyerUid || session.uid === sellerUid
      ? fail('ORDER_WRONG_PARTY', { id: orderId })
      : { kind: 'arbiter', uid: session.uid }
  return applyEvent(app, orderId, { kind: 'rule', ruling }, arbiter, details)
}
