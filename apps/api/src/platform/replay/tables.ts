import { index, pgTable } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../db/columns.ts'

/** Requests that may not come twice, for as long as their timestamp would still pass. */
export const seenRequest = pgTable(
  'seen_request',
  {
    /** SHA-256 over the call and its signature. */
    hash: bytes('hash').primaryKey(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [index('seen_request_seen_at').on(table.seenAt)],
)
