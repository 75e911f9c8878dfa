import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { auditEvent } from '../../platform/audit/tables.ts'
import { within, type Span } from '../../platform/db/index.ts'

export const auditRow = z.object({
  id: z.int(),
  action: z.string(),
  actorKind: z.string(),
  actorUid: z.int().nullable(),
  subjectKind: z.string(),
  subjectId: z.int(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  createdAt: z.int(),
})
auditRow.register(z.globalRegistry, { id: 'AuditLine' })

export interface AuditFilter extends Span {
  readonly limit: number
  readonly before?: number | undefined
  /** Everybody's actions; else only those of staff and of the operator. */
  readonly everybody?: boolean | undefined
  readonly actorUid?: number | undefined
  readonly action?: string | undefined
  readonly subjectKind?: string | undefined
  readonly subjectId?: number | undefined
}

function conditions(filter: AuditFilter): SQL | undefined {
  const { before, everybody, actorUid, action, subjectKind, subjectId } = filter
  return and(
    everybody === true ? undefined : sql`${auditEvent.actorKind} in ('staff', 'operator')`,
    before === undefined ? undefined : lt(auditEvent.id, before),
    actorUid === undefined ? undefined : eq(auditEvent.actorUid, actorUid),
    action === undefined ? undefined : sql`${auditEvent.action} = ${action}`,
    subjectKind === undefined ? undefined : sql`${auditEvent.subjectKind} = ${subjectKind}`,
    subjectId === undefined ? undefined : eq(auditEvent.subjectId, subjectId),
    within(auditEvent.createdAt, filter),
  )
}

/** Audit entries, latest first; `next` is the cursor of the next page. */
export async function listAudit({ db }: App, filter: AuditFilter) {
  const rows = await db
    .select()
    .from(auditEvent)
    .where(conditions(filter))
    .orderBy(desc(auditEvent.id))
    .limit(filter.limit + 1)
  const data = rows.slice(0, filter.limit)
  return { data, next: rows.length > filter.limit ? (data.at(-1)?.id ?? null) : null }
}
