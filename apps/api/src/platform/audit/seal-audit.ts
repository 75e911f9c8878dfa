import { sql } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import { sealPeriods } from '../seals/index.ts'

/**
 * Seals the audit entries since the last seal. Periods instead of a hash chain: all commits would contend for a chain's
 * head.
 */
export const sealAudit = (database: Database) =>
  sealPeriods(database, {
    name: 'seal-audit',
    rows: sql`audit_event`,
    sealedTo: sql`coalesce((select to_event_id from audit_seal order by id desc limit 1), 0)`,
    seal: (to, at) => sql`select audit_seal_until(${to}, ${at})`,
  })
