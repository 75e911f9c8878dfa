import { fail } from '../errors/index.ts'
import { isNegative, isPositive, type CurrencyCode, type Money } from '../money/index.ts'
import type { AccountRef } from './accounts.ts'
import { assertBalanced, type EntryDraft, type EntryKind, type Posting } from './entry.ts'

/** One account's share of a movement. */
export interface Share {
  readonly account: AccountRef
  readonly amount: Money<CurrencyCode>
}

/**
 * Takes an amount from one account and distributes it to others; zero shares create no posting.
 * @throws DomainError LEDGER_POSTING_INVALID for a zero amount or a negative share, LEDGER_UNBALANCED when the shares
 * do not sum to the amount
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
 * An entry with several sources and receivers; zero shares create no posting.
 * @throws DomainError LEDGER_POSTING_INVALID when nothing is moved, LEDGER_UNBALANCED, ASSET_MISMATCH
 */
export function compose(kind: EntryKind, parts: readonly Share[]): EntryDraft {
  const postings = parts.flatMap(({ account, amount }): Posting[] => {
    if (account.currency !== amount.asset) fail('ASSET_MISMATCH', { left: account.currency, right: amount.asset })
    return amount.units === 0n ? [] : [{ account, units: amount.units }]
  })
  return assertBalanced({ kind, postings })
}
