import { fail } from '../errors/index.ts'
import { isNegative, isPositive, type CurrencyCode, type Money } from '../money/index.ts'
import type { AccountRef } from './accounts.ts'
import { assertBalanced, type EntryDraft, type EntryKind, type Posting } from './entry.ts'

/** What one account gets of a movement. */
export interface Share {
  readonly account: AccountRef
  readonly amount: Money<CurrencyCode>
}

/**
 * Takes an amount from one account and gives its parts to others; parts of nothing leave no posting.
 * @throws DomainError LEDGER_POSTING_INVALID for an amount of nothing or a part below zero, LEDGER_UNBALANCED when the parts are not the whole
 */
export function move(
  kind: EntryKind,
  from: AccountRef,
  amount: Money<CurrencyCode>,
  shares: readonly Share[],
): EntryDraft {
  const postings: Posting[] = [{ account: from, units: -amount.units }]
  if (!isPositive(amount)) refuse(kind, from)
  for (const { account, amount: part } of shares) {
    if (isNegative(part)) refuse(kind, account)
    if (isPositive(part)) postings.push({ account, units: part.units })
  }
  return assertBalanced({ kind, postings })
}

function refuse(entry: EntryKind, account: AccountRef): never {
  return fail('LEDGER_POSTING_INVALID', { entry, account: account.kind })
}

/**
 * An entry of several sources and receivers; parts of nothing leave no posting.
 * @throws DomainError LEDGER_POSTING_INVALID when nothing is moved, LEDGER_UNBALANCED, ASSET_MISMATCH
 */
export function compose(kind: EntryKind, parts: readonly Share[]): EntryDraft {
  const postings = parts.flatMap(({ account, amount }): Posting[] => {
    if (account.currency !== amount.asset) fail('ASSET_MISMATCH', { left: account.currency, right: amount.asset })
    return amount.units === 0n ? [] : [{ account, units: amount.units }]
  })
  return assertBalanced({ kind, postings })
}
