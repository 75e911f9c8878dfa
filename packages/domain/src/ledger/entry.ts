import { fail } from '../errors/index.ts'
import { accountKey, ACCOUNT_KINDS, type AccountRef } from './accounts.ts'

/** Kinds of journal entries. */
export const ENTRY_KINDS = [
  'deposit',
  'deposit_reversal',
  'capital_deposit',
  'capital_reversal',
  'goods_purchase',
  'goods_settlement',
  'goods_refund',
  'goods_split',
  'withdrawal_apply',
  'withdrawal_sign',
  'withdrawal_complete',
  'withdrawal_reopen',
  'withdrawal_return',
  'withdrawal_paid_after_return',
  'debt_payment',
  'transfer',
  'fund_to_otc',
  'otc_to_fund',
  'internal_transfer_apply',
  'internal_transfer_complete',
  'internal_transfer_return',
  'offer_lock',
  'offer_release',
  'otc_take',
  'otc_release',
  'otc_cancel',
  'otc_split',
  'rights_purchase',
  'ad_purchase',
  'ad_refund',
  'correction',
] as const

export type EntryKind = (typeof ENTRY_KINDS)[number]

/**
 * One line of an entry: smallest units into (positive) or out of (negative) an account; a positive posting to a debt
 * increases it.
 */
export interface Posting {
  readonly account: AccountRef
  readonly units: bigint
}

/** An entry that is not yet stored. */
export interface EntryDraft {
  readonly kind: EntryKind
  readonly postings: readonly Posting[]
}

/**
 * Validates an entry: it moves something, names each account once with the right owner, and sums to zero per currency,
 * debts counting negative (product.md "Money").
 * @returns the entry
 * @throws DomainError LEDGER_POSTING_INVALID, LEDGER_UNBALANCED
 * @example
 * const entry = entryTemplates.purchase({ buyerUid: 100_001, orderId: 7, money: money('LTC', 500n) })
 * assertBalanced(entry).postings.length // 2
 */
export function assertBalanced(entry: EntryDraft): EntryDraft {
  const totals = new Map<string, bigint>()
  const seen = new Set<string>()
  for (const { account, units } of entry.postings) {
    const key = accountKey(account)
    const { owner, counts } = ACCOUNT_KINDS[account.kind]
    const needsOwner = owner !== null
    if (units === 0n || seen.has(key) || needsOwner !== (account.owner !== undefined)) {
      fail('LEDGER_POSTING_INVALID', { entry: entry.kind, account: key })
    }
    seen.add(key)
    totals.set(account.currency, (totals.get(account.currency) ?? 0n) + counts * units)
  }
  if (seen.size === 0) fail('LEDGER_POSTING_INVALID', { entry: entry.kind, account: '' })
  for (const [currency, total] of totals) {
    if (total !== 0n) fail('LEDGER_UNBALANCED', { entry: entry.kind, currency, difference: String(total) })
  }
  return entry
}
