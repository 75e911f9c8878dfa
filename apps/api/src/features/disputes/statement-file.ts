import { and, eq, or, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import type { StoredFile } from '../files/index.ts'
import { mayArbitrate } from './party.ts'
import { dispute, disputeStatement } from './tables.ts'

/** Whether somebody other than its owner may read a picture of a statement: the other side, and arbiters. */
export async function mayReadStatementFile({ db }: App, session: Session, file: StoredFile): Promise<boolean> {
  const { subjectKind, subjectId } = disputeStatement
  const party = or(eq(dispute.buyerUid, session.uid), eq(dispute.sellerUid, session.uid))
  const [found] = await db
    .select({ id: subjectId })
    .from(disputeStatement)
    .innerJoin(dispute, and(eq(dispute.subjectKind, subjectKind), eq(dispute.subjectId, subjectId)))
    .where(
      and(
        sql`${disputeStatement.files} @> ${JSON.stringify([{ id: file.id }])}::jsonb`,
        mayArbitrate(session) ? undefined : party,
      ),
    )
    .limit(1)
  return found !== undefined
}
