import { and, eq, or, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import type { StoredFile } from '../../records/files/index.ts'
import { only, openStaffCase } from './staff-case.ts'
import { dispute, disputeStatement } from './tables.ts'

/** Whether somebody other than its owner may read a picture of a statement: the other side, and staff with the case. */
export async function mayReadStatementFile(app: App, session: Session, file: StoredFile): Promise<boolean> {
  const { subjectKind: kind, subjectId: id } = disputeStatement
  const isParty = or(eq(dispute.buyerUid, session.uid), eq(dispute.sellerUid, session.uid))
  const [found] = await app.db
    .select({ kind, id, party: sql<boolean>`${isParty}` })
    .from(disputeStatement)
    .innerJoin(dispute, and(eq(dispute.subjectKind, kind), eq(dispute.subjectId, id)))
    .where(sql`${disputeStatement.files} @> ${JSON.stringify([{ id: file.id }])}::jsonb`)
    .limit(1)
  if (found === undefined) return false
  return found.party || openStaffCase(app, session, only(found.kind, found.id))
}
