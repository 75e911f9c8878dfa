import { assertBalanced, type EntryDraft, type LedgerReference } from '@jindu/domain/ledger'

/** A journal entry to write, in the words of the caller. */
export interface LedgerEntry {
  readonly entry: EntryDraft
  /** Written at most once under this key, for ever: `deposit:LTC:<txid>:<output>`. Leave out where the verb's own guard suffices. */
  readonly key?: string
  /** What the entry is about; the wallet history links to it. */
  readonly reference?: LedgerReference
  /** Who caused it; absent for the clock. */
  readonly actorUid?: number
  /** What the history tells beside the amounts. */
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
