import { sql } from 'drizzle-orm'
import { bigint, boolean, check, pgTable } from 'drizzle-orm/pg-core'

/** How far the sandbox's clock is ahead of the machine's. One row, so that all processes agree. */
export const sandboxClock = pgTable(
  'sandbox_clock',
  {
    single: boolean('single').primaryKey().default(true),
    offsetSeconds: bigint('offset_seconds', { mode: 'number' }).notNull(),
  },
  (t) => [check('sandbox_clock_single', sql`${t.single}`)],
)
