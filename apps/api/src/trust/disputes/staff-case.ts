import type { AuditSubject } from '@jindu/domain/audit'
import { mayStaffRead, type StaffReading } from '@jindu/domain/trust/disputes'
import { fail, type ErrorCode } from '@jindu/domain/errors'
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { recordStaffRead } from '../../platform/audit/record-staff-read.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { mayArbitrate } from './party.ts'
import { dispute, disputeRuling } from './tables.ts'

type Parts = Pick<App, 'db' | 'clock' | 'namedTo'>

/** Subjects of one kind; `ids` is a subquery or a list in parentheses. */
export interface Among {
  readonly kind: string
  readonly ids: SQL
}

/** One subject. */
export const only = (kind: string, id: number): Among => ({ kind, ids: sql`(${id}::bigint)` })

interface StaffCase {
  readonly id: number
  readonly reading: StaffReading
}

/** The subject named in a ticket assigned to this staff member, if any. */
async function namedAmong({ db, namedTo }: Parts, uid: number, { kind, ids }: Among): Promise<number | null> {
  const [row] = await db
    .select({ id: sql`named.id`.mapWith(Number) })
    .from(sql`${namedTo(uid)} named`)
    .where(sql`named.kind = ${kind} and named.id in ${ids}`)
    .limit(1)
  return row?.id ?? null
}

/**
 * The most relevant dispute for a reader: a running one, then the latest that they ruled on. The domain decides about
 * access.
 */
async function foremostDispute({ db, clock }: Parts, uid: number, { kind, ids }: Among) {
  const { subjectKind, subjectId, openedAt, queuedAt, endedAt } = dispute
  // Qualified names: inside the subquery an unqualified one would be the ruling's own column.
  const ruled = sql<boolean>`exists (select 1 from ${disputeRuling} r where r.subject_kind = dispute.subject_kind
    and r.subject_id = dispute.subject_id and r.by_uid = ${uid})`
  const now = new Date(clock.now() * 1000).toISOString()
  const place = sql`case when ${endedAt} is null and (${openedAt} is not null or ${queuedAt} <= ${now}::timestamptz) then 0
    when ${endedAt} is not null and ${ruled} then 1 else 2 end`
  const [row] = await db
    .select({ id: subjectId, openedAt, queuedAt, endedAt, ruled })
    .from(dispute)
    .where(and(eq(subjectKind, kind), sql`${subjectId} in ${ids}`))
    .orderBy(asc(place), desc(endedAt))
    .limit(1)
  return row ?? { id: 0, openedAt: null, queuedAt: null, endedAt: null, ruled: false }
}

/** The subject that a staff member may read now, or why none. */
async function findStaffCase(app: Parts, { uid }: Session, among: Among): Promise<StaffCase> {
  const [namedId, foremost] = await Promise.all([namedAmong(app, uid, among), foremostDispute(app, uid, among)])
  const { id, ...facts } = foremost
  const reading = mayStaffRead({ ...facts, assigned: namedId !== null }, app.clock.now())
  return { id: namedId ?? id, reading }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the word by which the audit names it too
export const auditKind = (kind: string) => kind as AuditSubject

/**
 * Whether a staff member may read something that belongs to any of these subjects (a conversation, a picture). If so,
 * the read is audited under the subject that grants access.
 */
export async function openStaffCase(app: Parts, session: Session, among: Among): Promise<boolean> {
  if (!mayArbitrate(session)) return false
  const { id, reading } = await findStaffCase(app, session, among)
  if (reading.may) await recordStaffRead(app, session.uid, { kind: auditKind(among.kind), id })
  return reading.may
}

/**
 * Refuses staff a subject that they may not read now.
 * @param instead the error to use instead of the domain's
 * @throws DomainError STAFF_NOT_DISPUTED, STAFF_CASE_OVER, or `instead`
 */
export async function requireStaffCase(
  app: Parts,
  session: Session,
  kind: string,
  id: number,
  instead?: ErrorCode,
): Promise<void> {
  const { reading } = await findStaffCase(app, session, only(kind, id))
  if (!reading.may) fail(instead ?? reading.refusal, { id })
}

/** The same for reads: the audit entry is written before the answer. */
export async function readAsStaff(
  app: Parts,
  session: Session,
  kind: string,
  id: number,
  instead?: ErrorCode,
): Promise<void> {
  await requireStaffCase(app, session, kind, id, instead)
  await recordStaffRead(app, session.uid, { kind: auditKind(kind), id })
}
