import { and, eq, isNull, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { appUser, staffMember } from '../../accounts/accounts/tables.ts'
import { dispute, disputeAssignment } from './tables.ts'

/** Joins the assignment of the dispute. */
export const ofCase = and(
  eq(disputeAssignment.subjectKind, dispute.subjectKind),
  eq(disputeAssignment.subjectId, dispute.subjectId),
)

/** Whether the assigned arbiter still may rule: their role may be gone, or their account frozen. */
export const stillRules = sql<boolean>`exists (select 1 from ${staffMember} m join ${appUser} u on u.uid = m.uid
  where m.uid = dispute_assignment.uid and m.role in ('arbiter', 'administrator') and u.frozen_at is null)`

/** Joins the valid assignment of a running dispute. */
export const standingOfCase = and(ofCase, isNull(dispute.endedAt), stillRules)

/** The arbiter assigned to a case; null if unassigned. */
export async function readAssigned({ db }: Pick<App, 'db'>, kind: string, id: number) {
  const [row] = await db
    .select({ uid: disputeAssignment.uid, arbiter: staffMember.nickName, at: disputeAssignment.at })
    .from(dispute)
    .innerJoin(disputeAssignment, standingOfCase)
    .innerJoin(staffMember, eq(staffMember.uid, disputeAssignment.uid))
    .where(and(eq(dispute.subjectKind, kind), eq(dispute.subjectId, id)))
  return row ?? null
}
