import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/**
 * What each key did in its window, shared by every API process; the columns are those of rate-limiter-flexible.
 * Unlogged: counting waits for no disk, and a database that was killed begins to count anew.
 */
export const rateCount = pgTable(
  'rate_count',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    /** Milliseconds since 1970, by the product's clock. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_count_expire_idx').on(table.expire)],
)
