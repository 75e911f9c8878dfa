import { sql } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import { sealPeriods } from '../seals/index.ts'

/** Seals the postings since the last seal. */
export const sealLedger = (database: Database) =>
  sealPeriods(database, {
    name: 'seal-ledger',
    rows: sql`posting`,
    sealedTo: sql`coalesce((select to_posting_id from ledger_seal order by id desc limit 1), 0)`,
    seal: (to, at) => sql`select ledger_seal_until(${to}, ${at})`,
  })
