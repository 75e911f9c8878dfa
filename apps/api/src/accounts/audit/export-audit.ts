import { rules } from '@jindu/domain/rules'
import type { App } from '../../platform/app.ts'
import { flatFilters } from '../../platform/audit/flat-filters.ts'
import { transactVerb } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { listAudit, type AuditFilter } from './list-audit.ts'

/** The latest entries up to the limit, for a file. The export itself is audited, with its filter, before the answer. */
export async function exportAudit(app: App, { uid }: Session, filter: Omit<AuditFilter, 'limit' | 'before'>) {
  const result = await listAudit(app, { ...filter, limit: rules.staff.exports.auditLines })
  return transactVerb(app, () =>
    Promise.resolve({
      result,
      audit: [
        {
          action: 'audit.exported' as const,
          actor: { kind: 'staff' as const, uid },
          subject: { kind: 'account' as const, id: uid },
          details: { ...flatFilters({ ...filter }), lines: result.data.length },
        },
      ],
    }),
  )
}
