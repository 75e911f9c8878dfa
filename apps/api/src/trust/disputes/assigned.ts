import { and, eq, isNull, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { appUser, staffMember } from '../../accounts/accounts/tables.ts'
import { dispute, disputeAssignment } from './tables.ts'

/** The assignment of the dispute at hand. */
export const ofCase = and(
  eq(disputeAssignment.subjectKind, dispute.subjectKind),
  eq(disputeAssignment.subjectId, dispute.subjectId),
)

/** Whether who took the case still rules on any: their role may be gone, or their account frozen. */
export const stillRules = sql<boolean>`exists (select 1 from ${staffMember} m join ${appUser} u on u.uid = m.uid
  where m.uid = dispute_assignment.uid and m.role in ('arbiter', 'administrator') and u.frozen_at is null)`

/** The assignment of the dispute at hand where it stands: one that ended is nobody's. */
export const standingOfCase = and(ofCase, isNull(dispute.endedAt), stillRules)

/** Which arbiter works on a case; null while nobody said so. */
export async function readAssigned({ db }: Pick<App, 'db'>, kind: string, id: number) {
  const [row] = await db
    .select({ uid: disputeAssignment.uid, arbiter: staffMember.nickName, at: disputeAssignment.at })
    .from(dispute)
    .innerJoin(disputeAssignment, standingOfCase)
    .innerJoin(staffMember, eq(staffMember.uid, disputeAssignment.uid))
    .where(and(eq(dispute.subjectKind, kind), eq(dispute.subjectId, id)))
  return row ?? null
}
