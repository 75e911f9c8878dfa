import { upheldAgainst } from '@jindu/domain/trust/disputes'
import { and, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Subject } from '../../records/timeline/index.ts'
import type { Parties } from './party.ts'
import { dispute, disputeRuling } from './tables.ts'

/** Ended disputes of a person that are looked at: enough to see a habit, few enough to read. */
const MOST = 50

/** The ruling that ended it, if one did: the last word is then a ruling at once or one that a second arbiter confirmed. */
const endingRuling = sql<
  (typeof disputeRuling.$inferSelect)['ruling'] | null
>`(select case when r.step in ('ruled', 'confirmed')
  then r.ruling end from ${disputeRuling} r where r.subject_kind = dispute.subject_kind and r.subject_id = dispute.subject_id
  order by r.number desc limit 1)`

/** What somebody was party to before, in any market and on either side, and how often it was ruled against them. */
async function readEarlierOf({ db }: Pick<App, 'db'>, uid: number, { kind, id }: Subject) {
  const { buyerUid, sellerUid, endedAt, openedAt } = dispute
  const rows = await db
    .select({ buyerUid, endedAt, ruling: endingRuling })
    .from(dispute)
    .where(
      and(
        or(eq(buyerUid, uid), eq(sellerUid, uid)),
        isNotNull(endedAt),
        isNotNull(openedAt),
        or(ne(dispute.subjectKind, kind), ne(dispute.subjectId, id)),
      ),
    )
    .orderBy(desc(endedAt))
    .limit(MOST)
  const against = rows.filter(
    (row) => row.ruling !== null && upheldAgainst(row.ruling) === (row.buyerUid === uid ? 'buyer' : 'seller'),
  )
  return { disputes: rows.length, against: against.length, lastAgainstAt: against[0]?.endedAt ?? null }
}

/** The earlier disputes of both sides of a subject, without itself. */
export async function readEarlier(app: Pick<App, 'db'>, kind: string, { id, buyerUid, sellerUid }: Parties) {
  const [buyer, seller] = await Promise.all([
    readEarlierOf(app, buyerUid, { kind, id }),
    readEarlierOf(app, sellerUid, { kind, id }),
  ])
  return { most: MOST, buyer, seller }
}
