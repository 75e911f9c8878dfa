import { getTableName, max, sql } from 'drizzle-orm'
import { goodsOrder } from '../goods/orders/tables.ts'
import { otcOrder } from '../otc/orders/tables.ts'
import { auditEvent } from '../platform/audit/tables.ts'
import type { Db } from '../platform/db/index.ts'
import { journalEntry } from '../platform/ledger/tables.ts'
import { storedFile } from '../records/files/tables.ts'
import { timelineEntry } from '../records/timeline/tables.ts'

/** Rows of these are only ever added: their counts say how far a copy goes. */
const GROWING = [journalEntry, timelineEntry, auditEvent, goodsOrder, otcOrder, storedFile] as const

export interface Reach {
  /** Rows of each table that only grows, by its name. */
  readonly rows: Readonly<Record<string, number>>
  /** The newest entry of the journal, in seconds since 1970; null without one. */
  readonly newestAt: number | null
}

/** How far a database goes, in one unmoving view of it. */
export const readReach = (db: Db): Promise<Reach> =>
  db.transaction(
    async (tx) => {
      const rows: Record<string, number> = {}
      for (const table of GROWING) {
        const [counted] = await tx.select({ count: sql<string>`count(*)` }).from(table)
        rows[getTableName(table)] = Number(counted?.count ?? 0)
      }
      const [newest] = await tx.select({ at: max(journalEntry.createdAt) }).from(journalEntry)
      return { rows, newestAt: newest?.at ?? null }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/** Rows that the copy lacks of what the site had before the restore, by table; tables that lack none are left out. */
export function lacking(site: Reach, copy: Reach): Readonly<Record<string, number>> {
  const missing = Object.entries(site.rows).map(([name, rows]) => [name, Math.max(0, rows - (copy.rows[name] ?? 0))])
  return Object.fromEntries(missing.filter(([, rows]) => rows !== 0))
}
