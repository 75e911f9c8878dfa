import type { TicketQueue } from '@jindu/domain/desk/tickets'
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { staffMember } from '../../accounts/accounts/index.ts'
import { enterTicket, type TicketRow } from './load-ticket.ts'
import { ticket } from './tables.ts'

interface Page {
  readonly page: number
  readonly limit: number
}

const briefOf = (row: TicketRow) => ({
  id: row.id,
  uid: row.uid,
  title: row.title,
  conversationId: row.conversationId,
  about: row.aboutKind === null ? null : { kind: row.aboutKind, id: row.aboutId },
  createdAt: row.createdAt,
  lastAt: row.lastAt,
  lastSide: row.lastSide,
  replies: row.replies,
  waitingSince: row.waitingSince,
  firstAnsweredAt: row.firstAnsweredAt,
  closedAt: row.closedAt,
})

/** A user's own tickets, ordered by the last reply. */
export async function listOwnTickets(
  { db }: App,
  uid: number,
  { page, limit, order }: Page & { readonly order: 'asc' | 'desc' },
) {
  const where = eq(ticket.uid, uid)
  const by = order === 'asc' ? asc : desc
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(ticket)
      .where(where)
      .orderBy(by(ticket.lastAt), by(ticket.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(ticket, where),
  ])
  return { data: rows.map(briefOf), total }
}

/** The sample for the median: this many of the latest answered tickets. */
const ANSWERED = 200

/** The median seconds to the first answer, over the latest tickets; null without any. */
export async function medianFirstAnswer({ db }: App): Promise<number | null> {
  const answered = db
    .select({ took: sql<number>`extract(epoch from ${ticket.firstAnsweredAt} - ${ticket.createdAt})`.as('took') })
    .from(ticket)
    .where(isNotNull(ticket.firstAnsweredAt))
    .orderBy(desc(ticket.id))
    .limit(ANSWERED)
    .as('answered')
  const [row] = await db
    .select({ median: sql<number | null>`round(percentile_cont(0.5) within group (order by ${answered.took}))::int` })
    .from(answered)
  return row?.median ?? null
}

const ownAnswers = (uid: number) => and(isNull(ticket.closedAt), eq(ticket.assignedUid, uid))

/** The staff's queues: longest waiting first, closed ones by latest. */
const QUEUES: Readonly<Record<TicketQueue, { where: (uid: number) => SQL | undefined; order: readonly SQL[] }>> = {
  waiting: {
    where: () => and(isNull(ticket.closedAt), isNotNull(ticket.waitingSince)),
    order: [asc(ticket.waitingSince), asc(ticket.id)],
  },
  answered: {
    where: () => and(isNull(ticket.closedAt), isNull(ticket.waitingSince)),
    order: [desc(ticket.lastAt), desc(ticket.id)],
  },
  mine: { where: ownAnswers, order: [asc(ticket.waitingSince), asc(ticket.id)] },
  closed: { where: () => isNotNull(ticket.closedAt), order: [desc(ticket.closedAt), desc(ticket.id)] },
}

/** Nick names of staff, by uid. */
async function nickNames({ db }: App, uids: readonly (number | null)[]): Promise<ReadonlyMap<number, string>> {
  const named = [...new Set(uids.filter((uid) => uid !== null))]
  if (named.length === 0) return new Map()
  const rows = await db
    .select({ uid: staffMember.uid, nickName: staffMember.nickName })
    .from(staffMember)
    .where(inArray(staffMember.uid, named))
  return new Map(rows.map(({ uid, nickName }) => [uid, nickName]))
}

const assigneeOf = ({ assignedUid }: TicketRow, nicks: ReadonlyMap<number, string>) =>
  assignedUid === null ? null : { uid: assignedUid, nickName: nicks.get(assignedUid) ?? '' }

/** A page of one of the staff's queues. */
export async function listQueue(app: App, session: Session, { queue, page, limit }: Page & { queue: TicketQueue }) {
  const { where, order } = QUEUES[queue]
  const condition = where(session.uid)
  const [rows, total] = await Promise.all([
    app.db
      .select()
      .from(ticket)
      .where(condition)
      .orderBy(...order)
      .limit(limit)
      .offset((page - 1) * limit),
    app.db.$count(ticket, condition),
  ])
  const nicks = await nickNames(
    app,
    rows.map(({ assignedUid }) => assignedUid),
  )
  return { data: rows.map((row) => ({ ...briefOf(row), assigned: assigneeOf(row, nicks) })), total }
}

/** The number of tickets in each queue. */
export async function countQueues({ db }: App, { uid }: Session): Promise<Record<TicketQueue, number>> {
  const count = (queue: TicketQueue) => db.$count(ticket, QUEUES[queue].where(uid))
  const [waiting, answered, mine, closed] = await Promise.all([
    count('waiting'),
    count('answered'),
    count('mine'),
    count('closed'),
  ])
  return { waiting, answered, mine, closed }
}

/**
 * A ticket for its writer, or for staff who may answer it. Only the assignee reads its conversation.
 * @throws DomainError FEEDBACK_NOT_FOUND, also to strangers
 */
export async function readTicket(app: App, session: Session, id: number) {
  const row = await enterTicket(app, session, id)
  const staff = row.uid !== session.uid
  const nicks = await nickNames(app, staff ? [row.assignedUid] : [])
  return {
    ...briefOf(row),
    side: staff ? ('staff' as const) : ('asker' as const),
    assigned: staff ? assigneeOf(row, nicks) : null,
  }
}
