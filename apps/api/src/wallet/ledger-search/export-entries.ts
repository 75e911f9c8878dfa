import { rules } from '@jindu/domain/rules'
import type { App } from '../../platform/app.ts'
import { flatFilters } from '../../platform/audit/flat-filters.ts'
import { transactVerb } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import type { LedgerFilter } from './filter.ts'
import { searchEntries } from './search-entries.ts'

/** The latest entries up to the limit, for a file. The export itself is audited, with its filter, before the answer. */
export async function exportEntries(app: App, { uid }: Session, filter: LedgerFilter) {
  const result = await searchEntries(app, { ...filter, limit: rules.staff.exports.ledgerEntries })
  return transactVerb(app, () =>
    Promise.resolve({
      result,
      audit: [
        {
          action: 'ledger.exported' as const,
          actor: { kind: 'staff' as const, uid },
          subject: { kind: 'account' as const, id: filter.uid ?? uid },
          details: { ...flatFilters(filter), entries: result.data.length },
        },
      ],
    }),
  )
}
