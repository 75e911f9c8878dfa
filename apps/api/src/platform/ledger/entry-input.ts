import { assertBalanced, type EntryDraft, type LedgerReference } from '@jindu/domain/ledger'

/** A journal entry to write. */
export interface LedgerEntry {
  readonly entry: EntryDraft
  /**
   * The idempotency key: written at most once ever, such as `deposit:LTC:<txid>:<output>`. Omit it if the verb's own
   * guard suffices.
   */
  readonly key?: string
  /** The entry's subject; the wallet history links to it. */
  readonly reference?: LedgerReference
  /** The user who caused it; absent for the clock. */
  readonly actorUid?: number
  /** Details for the history, besides the amounts. */
  readonly details?: Readonly<Record<string, string | number>>
}

/** The JSON that the SQL function `ledger_post` takes. */
export const ledgerPayload = (entries: readonly LedgerEntry[]): string =>
  JSON.stringify(
    entries.map(({ entry, key, reference, actorUid, details }) => ({
      kind: entry.kind,
      key,
      referenceKind: reference?.kind,
      referenceId: reference?.id,
      actorUid,
      details: details ?? {},
      lines: assertBalanced(entry).postings.map(({ account, units }) => [
        account.kind,
        account.owner ?? '',
        account.currency,
        units.toString(),
      ]),
    })),
  )
