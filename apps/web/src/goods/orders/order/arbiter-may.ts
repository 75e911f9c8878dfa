import type { OrderInfo } from './order-info.ts'

type Pending = NonNullable<OrderInfo['dispute']['pendingRuling']>

interface Disputed {
  readonly hold: OrderInfo['hold']
  readonly dispute: { readonly pendingRuling: Pick<Pending, 'ruling'> | null }
}

/** What an arbiter may do that sends the money to a side; null where no ruling can, or the one that stands sends it elsewhere. */
export function arbiterMay(side: 'buyer' | 'seller', { hold, dispute }: Disputed): 'rule' | 'confirm' | null {
  if (hold === null) return null
  if (dispute.pendingRuling === null) return 'rule'
  const { to } = dispute.pendingRuling.ruling
  return to === side || to === 'split' ? 'confirm' : null
}
