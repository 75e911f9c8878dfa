import { upheldAgainst } from '@jindu/domain/trust/disputes'
import { and, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Subject } from '../../records/timeline/index.ts'
import type { Parties } from './party.ts'
import { dispute, disputeRuling } from './tables.ts'

/** The maximum number of ended disputes read per person. */
const MOST = 50

/** The final ruling, if one ended the dispute: the last ruling step is then `ruled` or `confirmed`. */
const endingRuling = sql<
  (typeof disputeRuling.$inferSelect)['ruling'] | null
>`(select case when r.step in ('ruled', 'confirmed')
  then r.ruling end from ${disputeRuling} r where r.subject_kind = dispute.subject_kind and r.subject_id = dispute.subject_id
  order by r.number desc limit 1)`

/** A user's earlier disputes in all markets, on either side, and how many were ruled against them. */
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

/** Earlier disputes of both parties, excluding this subject. */
export async function readEarlier(app: Pick<App, 'db'>, kind: string, { id, buyerUid, sellerUid }: Parties) {
  const [buyer, seller] = await Promise.all([
    readEarlierOf(app, buyerUid, { kind, id }),
    readEarlierOf(app, sellerUid, { kind, id }),
  ])
  return { most: MOST, buyer, seller }
}
