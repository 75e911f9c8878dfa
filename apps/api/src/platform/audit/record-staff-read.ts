import type { AuditSubject } from '@jindu/domain/audit'
import type { Clock } from '../clock/index.ts'
import type { Db } from '../db/index.ts'
import { auditEvent } from './tables.ts'

interface Parts {
  readonly db: Db
  readonly clock: Pick<Clock, 'now'>
}

/**
 * Writes down that a member of staff read what belongs to others, before it is shown: one line for each member, subject and hour,
 * which a unique index counts, however much is read in it.
 */
export async function recordStaffRead(
  { db, clock }: Parts,
  uid: number,
  subject: { readonly kind: AuditSubject; readonly id: number },
): Promise<void> {
  await db
    .insert(auditEvent)
    .values({
      action: 'staff.read',
      actorKind: 'staff',
      actorUid: uid,
      subjectKind: subject.kind,
      subjectId: subject.id,
      details: {},
      createdAt: clock.now(),
    })
    .onConflictDoNothing()
}
