import { partsOf } from '@jindu/domain/goods/orders'
import { moneyFromWire } from '@jindu/domain/money'
import type { DisputeSubject } from '../../../trust/disputes/index.ts'
import type { OrderInfo } from './order-info.ts'
import { READY_REASONS } from './ready-reasons.ts'

/** An order as the sheets of its dispute know it. */
export function disputeSubject(order: OrderInfo): DisputeSubject {
  const { id, role, buyer, seller, status, hold, amount, rate, dispute, feeBasisPoints, allowedEvents } = order
  return {
    kind: 'goodsOrder',
    id,
    role,
    comesBack: true,
    asksPayPassword: false,
    hasFaults: false,
    buyer: { uid: buyer.uid, complaintAt: order.buyerComplaintAt },
    seller: { uid: seller.uid, complaintAt: order.sellerComplaintAt },
    open: status === 'open',
    disputed: hold !== null,
    amount,
    rate,
    dispute,
    steps: allowedEvents,
    reasons: READY_REASONS,
    parts: (part) => partsOf({ escrow: moneyFromWire(amount), feeBasisPoints }, part),
    accounts: {
      escrow: `goods_escrow ${id}`,
      buyer: `user_fund ${buyer.uid}`,
      seller: `user_fund ${seller.uid}`,
      fee: `revenue_goods_fee ${seller.uid}`,
    },
    calls: ({ goodsOrders }) => goodsOrders,
    reads: ({ goodsOrders }) => goodsOrders,
  }
}
