import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/database.ts'
import { asLedgerError } from './ledger-error.ts'
import { type LedgerEntry, ledgerPayload } from './entry-input.ts'

export interface PostedEntry {
  readonly id: number
  /** True when the key had been used with the same content: nothing was written now. */
  readonly replayed: boolean
}

/**
 * Writes journal entries in one round trip, all or none. Verbs use `commitVerb`, which does this beside their state;
 * on its own this serves demo data and corrections.
 *
 * @param at unix seconds
 * @throws DomainError INSUFFICIENT_FUNDS, IDEMPOTENCY_MISMATCH (a key used before with other content), LEDGER_UNBALANCED
 */
export const postEntries = async (
  db: Db | Tx,
  entries: readonly LedgerEntry[],
  at: number,
): Promise<readonly PostedEntry[]> => {
  const payload = ledgerPayload(entries)
  try {
    const [row] = await db.execute<{ posted: PostedEntry[] }>(
      sql`select ledger_post(${payload}::jsonb, to_timestamp(${at})) as posted`,
    )
    return row?.posted ?? []
  } catch (error) {
    throw asLedgerError(error)
  }
}
