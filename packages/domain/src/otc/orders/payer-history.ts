import { otcRules } from '../../rules/otc.ts'
import type { OtcOrderOutcome } from './record.ts'

/** What of an order decides how much of a payer's history its reader sees. */
export interface HistoryReader {
  readonly role: 'buyer' | 'seller' | 'staff'
  readonly isPaid: boolean
  /** Null while it runs. */
  readonly outcome: OtcOrderOutcome | null
}

/**
 * - `none`: the buyer, who could try accounts one after the other, and anybody before the payment is marked;
 * - `own`: released orders of the same account with this seller;
 * - `marked`: besides, whether other buyers used the account with others. It costs a release, so nobody can look accounts up for free.
 */
export type HistorySeen = 'none' | 'own' | 'marked'

/**
 * How much of the history of a payer's account a reader of the order sees (product.md "OTC"). An arbiter sees what the seller sees.
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
 * Whether an account counts as seen with other buyers. Pairs are of two people, whoever of them sold: one pair that trades with itself cannot
 * bring the mark upon a third account.
 * @example
 * isSeenElsewhere({ buyers: 2, pairs: 1 }) // false
 * isSeenElsewhere({ buyers: 2, pairs: 2 }) // true
 */
export function isSeenElsewhere({ buyers, pairs }: { readonly buyers: number; readonly pairs: number }): boolean {
  const { leastBuyers, leastPairs } = otcRules.seenElsewhere
  return buyers >= leastBuyers && pairs >= leastPairs
}
