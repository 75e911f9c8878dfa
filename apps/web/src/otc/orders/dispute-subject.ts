import { moneyFromWire } from '@jindu/domain/money'
import { partsOf } from '@jindu/domain/otc/orders'
import type { DisputeSubject } from '../../trust/disputes/index.ts'
import type { OtcOrder } from './order.ts'
import { READY_REASONS } from './ready-reasons.ts'

/** An order of the fiat market as the sheets of its dispute know it: the coin was the seller's. */
export function disputeSubject(order: OtcOrder): DisputeSubject {
  const { id, role, buyer, seller, status, disputed, amount, unitPrice, dispute, feeBasisPoints } = order
  const locked = order.offer.side === 'sell' && order.offer.ongoing
  return {
    kind: 'otcOrder',
    id,
    role,
    comesBack: false,
    asksPayPassword: true,
    hasFaults: true,
    buyer: { uid: buyer.uid, complaintAt: order.buyerComplaintAt },
    seller: { uid: seller.uid, complaintAt: order.sellerComplaintAt },
    open: status === 'open',
    disputed,
    amount,
    rate: unitPrice,
    dispute,
    steps: order.allowedEvents,
    reasons: READY_REASONS,
    parts: (part) => partsOf({ escrow: moneyFromWire(amount), feeBasisPoints }, part),
    accounts: {
      escrow: `otc_escrow ${id}`,
      buyer: `user_otc ${buyer.uid}`,
      seller: locked ? `otc_offer_lock ${order.offerId}` : `user_otc ${seller.uid}`,
      fee: `revenue_otc_fee ${buyer.uid}`,
    },
    calls: ({ otcOrders }) => otcOrders,
    reads: ({ otcOrders }) => otcOrders,
  }
}
