import type { AuditSubject } from '@jindu/domain/audit'
import type { Clock } from '../clock/index.ts'
import type { Db } from '../db/index.ts'
import { auditEvent } from './tables.ts'

interface Parts {
  readonly db: Db
  readonly clock: Pick<Clock, 'now'>
}

/**
 * Records that staff read data of others, before it is shown. A unique index keeps one entry per member, subject and
 * hour.
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
