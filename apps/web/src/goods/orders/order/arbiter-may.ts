import type { OrderInfo } from './order-info.ts'

type Pending = NonNullable<OrderInfo['dispute']['pendingRuling']>

interface Disputed {
  readonly hold: OrderInfo['hold']
  readonly dispute: { readonly pendingRuling: Pick<Pending, 'ruling'> | null }
}

/**
 * The arbiter's possible step that sends the money to a side; null if no ruling is possible, or the pending one sends
 * it elsewhere.
 */
export function arbiterMay(side: 'buyer' | 'seller', { hold, dispute }: Disputed): 'rule' | 'confirm' | null {
  if (hold === null) return null
  if (dispute.pendingRuling === null) return 'rule'
  const { to } = dispute.pendingRuling.ruling
  return to === side || to === 'split' ? 'confirm' : null
}
