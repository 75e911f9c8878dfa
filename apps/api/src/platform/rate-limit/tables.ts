import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/**
 * Counts per key and window, shared by all API processes, in the schema of rate-limiter-flexible. Unlogged: counting
 * does not wait for the disk, and counts are lost if the database crashes.
 */
export const rateCount = pgTable(
  'rate_count',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    /** Unix milliseconds of the product's clock. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_count_expire_idx').on(table.expire)],
)
