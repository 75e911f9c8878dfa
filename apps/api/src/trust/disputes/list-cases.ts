import { mayStaffRead, respondBy, rulableAt } from '@jindu/domain/trust/disputes'
import { money, usd, type CurrencyCode } from '@jindu/domain/money'
import { and, asc, count, desc, eq, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { staffMember } from '../../accounts/accounts/tables.ts'
import { standingOfCase } from './assigned.ts'
import { disputeOfRow } from './dispute-row.ts'
import type { DisputeRow } from './disputed.ts'
import type { QUEUES } from './output.ts'
import { dispute, disputeAssignment, disputeRuling } from './tables.ts'

type Queue = (typeof QUEUES)[number]

export interface CaseFilter {
  readonly page: number
  readonly limit: number
  readonly queue: Queue
  /** Only subjects of this kind. */
  readonly kind?: string | undefined
  readonly currency?: CurrencyCode | undefined
  /** By age; by default running cases oldest first, ended ones latest first. */
  readonly sort?: 'oldest' | 'newest' | undefined
  /** Only cases assigned to the reader. */
  readonly mine?: boolean | undefined
}

const { queuedAt, pendingRulingAt, endedAt, openedAt } = dispute

/** The SQL condition of each queue; each has its own index. */
const IN_QUEUE: Record<Queue, (now: number) => SQL | undefined> = {
  waiting: (now) => and(isNull(endedAt), isNull(pendingRulingAt), isNotNull(queuedAt), lte(queuedAt, now)),
  second: () => isNotNull(pendingRulingAt),
  ended: () => and(isNotNull(endedAt), isNotNull(openedAt)),
}

const AGE = { waiting: queuedAt, second: pendingRulingAt, ended: endedAt } as const

/** The number of disputes that wait for a ruling, and of rulings that wait for a second arbiter. */
export async function countCases({
  db,
  clock,
}: Pick<App, 'db' | 'clock'>): Promise<{ waiting: number; second: number }> {
  const counted = (queue: Queue) => db.$count(dispute, IN_QUEUE[queue](clock.now()))
  const [waiting, second] = await Promise.all([counted('waiting'), counted('second')])
  return { waiting, second }
}

/** Whether `uid` ruled on a case, and whether a ticket assigned to them names it. */
const ownPart = ({ namedTo }: App, uid: number) => ({
  ruled: sql<boolean>`exists (select 1 from ${disputeRuling} r where r.subject_kind = dispute.subject_kind
    and r.subject_id = dispute.subject_id and r.by_uid = ${uid})`,
  assigned: sql<boolean>`exists (select 1 from ${namedTo(uid)} named
    where named.kind = dispute.subject_kind and named.id = dispute.subject_id)`,
})

const holder = alias(staffMember, 'holder')

interface Listed {
  readonly row: DisputeRow
  readonly nick: string | null
  readonly taken: { readonly uid: number; readonly at: number } | null
  readonly takenNick: string | null
  readonly ruled: boolean
  readonly assigned: boolean
}

function toCase({ row, nick, taken, takenNick, ...part }: Listed, uid: number, now: number) {
  const state = disputeOfRow(row)
  const terms = { responseSeconds: row.responseSeconds, needsSecondArbiter: row.needsSecond }
  const hearing =
    row.hearingAt === null || row.answersUntil === null ? null : { at: row.hearingAt, answersUntil: row.answersUntil }
  return {
    kind: row.subjectKind,
    id: row.subjectId,
    // The title is part of the dossier, so it is hidden from staff who may not open the case.
    title: mayStaffRead({ ...row, ...part }, now).may ? row.title : null,
    buyerUid: row.buyerUid,
    sellerUid: row.sellerUid,
    amount: money(row.currency, row.amountUnits),
    totalUsd: usd(row.totalCents),
    outcome: row.outcome,
    openedAt: row.openedAt,
    queuedAt: row.queuedAt,
    buyerComplaintAt: row.buyerComplaintAt,
    sellerComplaintAt: row.sellerComplaintAt,
    buyerStatedAt: row.buyerStatedAt,
    sellerStatedAt: row.sellerStatedAt,
    respondBy: hearing === null ? null : respondBy(state, terms, hearing),
    rulableAt: hearing === null ? null : rulableAt(state, terms, hearing),
    needsSecond: row.needsSecond,
    pendingRuling:
      row.pendingRulingAt === null || row.pendingRulingByUid === null
        ? null
        : { uid: row.pendingRulingByUid, arbiter: nick, at: row.pendingRulingAt },
    assigned: taken === null ? null : { ...taken, arbiter: takenNick ?? '' },
    endedAt: row.endedAt,
    own: uid === row.buyerUid || uid === row.sellerUid,
  }
}

/** A queue of cases over all kinds of subjects. */
export async function listCases(app: App, session: Session, filter: CaseFilter) {
  const { db, clock } = app
  const { page, limit, queue, kind, currency } = filter
  const where = and(
    IN_QUEUE[queue](clock.now()),
    kind === undefined ? undefined : eq(dispute.subjectKind, kind),
    currency === undefined ? undefined : eq(dispute.currency, currency),
    filter.mine === true ? eq(disputeAssignment.uid, session.uid) : undefined,
  )
  const sort = filter.sort ?? (queue === 'ended' ? 'newest' : 'oldest')
  const direction = sort === 'oldest' ? asc : desc
  const [rows, [total]] = await Promise.all([
    db
      .select({
        row: dispute,
        nick: staffMember.nickName,
        taken: { uid: disputeAssignment.uid, at: disputeAssignment.at },
        takenNick: holder.nickName,
        ...ownPart(app, session.uid),
      })
      .from(dispute)
      .leftJoin(staffMember, eq(staffMember.uid, dispute.pendingRulingByUid))
      .leftJoin(disputeAssignment, standingOfCase)
      .leftJoin(holder, eq(holder.uid, disputeAssignment.uid))
      .where(where)
      .orderBy(direction(AGE[queue]), direction(dispute.subjectId), direction(dispute.subjectKind))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ rows: count() }).from(dispute).leftJoin(disputeAssignment, standingOfCase).where(where),
  ])
  return { data: rows.map((row) => toCase(row, session.uid, clock.now())), total: total?.rows ?? 0 }
}
