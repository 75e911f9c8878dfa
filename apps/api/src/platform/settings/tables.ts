import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { idRef, instant, rowId } from '../db/columns.ts'
import { proposalColumns } from '../second-member/proposal.ts'

/** Settings changed by an operator; a key without a row has the domain's default. */
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
    /** The proposer, if a second member had to agree; `changedBy` is then the one who agreed. */
    proposedBy: idRef('proposed_by'),
    changedBy: idRef('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    index('site_setting_change_key_idx').on(table.key, table.id),
    check('site_setting_change_second_check', sql`${table.proposedBy} <> ${table.changedBy}`),
  ],
)

/**
 * A setting change that waits for a second administrator, one per setting. The confirmer is recorded in the history.
 */
export const siteSettingProposal = pgTable('site_setting_proposal', {
  id: rowId(),
  key: text('key').notNull().unique(),
  before: jsonb('before').notNull(),
  after: jsonb('after').notNull(),
  ...proposalColumns,
})
