import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { idRef, instant, rowId } from '../db/columns.ts'

/** What an operator changed; a key without a row has the domain's default. */
export const siteSetting = pgTable('site_setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
})

export const siteSettingChange = pgTable(
  'site_setting_change',
  {
    id: rowId(),
    key: text('key').notNull(),
    before: jsonb('before'),
    after: jsonb('after').notNull(),
    changedBy: idRef('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [index('site_setting_change_key_idx').on(table.key, table.id)],
)
