import { and, eq, or, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import type { StoredFile } from '../files/index.ts'
import { timelineEntry } from '../timeline/index.ts'
import { mayArbitrate } from './party.ts'
import { goodsOrder } from './tables.ts'

/** Whether somebody other than its owner may read a picture of a statement: the other side, and arbiters. */
export async function mayReadStatementFile({ db }: App, session: Session, file: StoredFile): Promise<boolean> {
  const party = or(eq(goodsOrder.buyerUid, session.uid), eq(goodsOrder.sellerUid, session.uid))
  const [order] = await db
    .select({ id: goodsOrder.id })
    .from(timelineEntry)
    .innerJoin(goodsOrder, and(eq(timelineEntry.subjectKind, 'goodsOrder'), eq(goodsOrder.id, timelineEntry.subjectId)))
    .where(
      and(
        sql`${timelineEntry.files} @> ${JSON.stringify([{ id: file.id }])}::jsonb`,
        mayArbitrate(session) ? undefined : party,
      ),
    )
    .limit(1)
  return order !== undefined
}
