import { otcRules } from '../../rules/otc.ts'
import type { OtcOrderOutcome } from './record.ts'

/** Facts that decide how much of a payer's history a reader sees. */
export interface HistoryReader {
  readonly role: 'buyer' | 'seller' | 'staff'
  readonly isPaid: boolean
  /** Null while it runs. */
  readonly outcome: OtcOrderOutcome | null
}

/**
 * - `none`: for the buyer, who could probe accounts, and for everybody before the payment is marked;
 * - `own`: released orders of the same account with this seller;
 * - `marked`: also whether other buyers used the account with other sellers. It costs a release, so nobody can look
 *   accounts up for free.
 */
export type HistorySeen = 'none' | 'own' | 'marked'

/**
 * How much of the history of a payer's account a reader of the order sees (product.md "OTC"). An arbiter sees the same
 * as the seller.
 * @example
 * historySeen({ role: 'buyer', isPaid: true, outcome: null }) // 'none'
 * historySeen({ role: 'seller', isPaid: true, outcome: null }) // 'own'
 * historySeen({ role: 'seller', isPaid: true, outcome: 'released' }) // 'marked'
 */
export function historySeen({ role, isPaid, outcome }: HistoryReader): HistorySeen {
  if (role === 'buyer' || !isPaid) return 'none'
  return outcome === 'released' ? 'marked' : 'own'
}

/**
 * Whether an account counts as used by other buyers. A pair is two people, in either role: one pair that trades with
 * itself cannot get a third account marked.
 * @example
 * isSeenElsewhere({ buyers: 2, pairs: 1 }) // false
 * isSeenElsewhere({ buyers: 2, pairs: 2 }) // true
 */
export function isSeenElsewhere({ buyers, pairs }: { readonly buyers: number; readonly pairs: number }): boolean {
  const { leastBuyers, leastPairs } = otcRules.seenElsewhere
  return buyers >= leastBuyers && pairs >= leastPairs
}
