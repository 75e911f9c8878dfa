import type { CurrencyCode, Money } from '../money/index.ts'
import { ownedAccount } from './accounts.ts'
import { assertBalanced, type EntryDraft, type Posting } from './entry.ts'
import { move } from './move.ts'

type Coin = Money<CurrencyCode>

/** A user pays for the publish or reply right. */
export function rights(step: { uid: number; money: Coin }): EntryDraft {
  const currency = step.money.asset
  return move('rights_purchase', ownedAccount('user_fund', currency, step.uid), step.money, [
    { account: ownedAccount('revenue_rights', currency, step.uid), amount: step.money },
  ])
}

/** A user pays for a home or category ad. */
export function ad(step: { uid: number; money: Coin }): EntryDraft {
  const currency = step.money.asset
  return move('ad_purchase', ownedAccount('user_fund', currency, step.uid), step.money, [
    { account: ownedAccount('revenue_ads', currency, step.uid), amount: step.money },
  ])
}

/** The unused part of an ad that staff took down is refunded to its buyer. */
export function adRefund(step: { uid: number; money: Coin }): EntryDraft {
  const currency = step.money.asset
  return move('ad_refund', ownedAccount('revenue_ads', currency, step.uid), step.money, [
    { account: ownedAccount('user_fund', currency, step.uid), amount: step.money },
  ])
}

/** Corrections by staff: entries are immutable, so a mistake is corrected by a new one. */
export function correction(postings: readonly Posting[]): EntryDraft {
  return assertBalanced({ kind: 'correction', postings })
}
