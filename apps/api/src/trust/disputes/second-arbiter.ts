import { and, eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { secondEyes, type StaffCaller } from '../../accounts/accounts/index.ts'
import type { RecordStep } from './adapter.ts'
import { auditKind } from './staff-case.ts'
import { dispute } from './tables.ts'

/** The arbiter of the ruling that waits for a second arbiter; null without one. */
export async function readRuler({ db }: Pick<App, 'db'>, kind: string, id: number): Promise<number | null> {
  const [waiting] = await db
    .select({ uid: dispute.pendingRulingByUid })
    .from(dispute)
    .where(and(eq(dispute.subjectKind, kind), eq(dispute.subjectId, id)))
  return waiting?.uid ?? null
}

/**
 * The audit lines of a second arbiter's agreement. If the ruling was replaced meanwhile, the subject's version has risen and the commit is
 * refused.
 * @throws DomainError STAFF_SAME_EYES (until), when it is asked
 */
export function asSecondArbiter(app: App, by: StaffCaller, kind: string, id: number): RecordStep {
  return async () => {
    const first = await readRuler(app, kind, id)
    if (first === null) return { details: {} }
    const eyes = await secondEyes(app, app.db, by)
    return { details: {}, audit: eyes.lookAfter(first, { kind: auditKind(kind), id }) }
  }
}
