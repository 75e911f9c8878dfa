import { sql } from 'drizzle-orm'
import { boolean, check, pgTable } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'

/** Whether the demo marketplace was loaded into this database. A row without `loaded_at` is a load that was cut short. */
export const sandboxData = pgTable(
  'sandbox_data',
  {
    single: boolean('single').primaryKey().default(true),
    startedAt: instant('started_at').notNull(),
    loadedAt: instant('loaded_at'),
  },
  (table) => [check('sandbox_data_single', sql`${table.single}`)],
)
