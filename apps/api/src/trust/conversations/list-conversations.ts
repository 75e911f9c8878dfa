import type { ConversationKind, ConversationSide, LineSide } from '@jindu/domain/trust/conversations'
import { and, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { appUser } from '../../accounts/accounts/tables.ts'
import { partySide } from './access.ts'
import type { ConversationRow, ConversationSubjects, SubjectAbout } from './subjects.ts'
import { conversation, conversationLine } from './tables.ts'

export interface ListFilter {
  readonly kind: ConversationKind
  /** Only those where the caller is on this side; left out, both. */
  readonly side?: ConversationSide | undefined
  readonly page: number
  readonly limit: number
  /** Only those over one subject. */
  readonly subjectId?: number | undefined
  /** The subject or partner whose conversation is shown first, even if it belongs on another page. */
  readonly first?: { readonly subjectId?: number | undefined; readonly uid?: number | undefined } | undefined
}

const sideIs = (side: ConversationSide, uid: number) =>
  eq(side === 'owner' ? conversation.ownerUid : conversation.askerUid, uid)

/** Lines of others that a side has not read, counted up to a hundred. */
const unreadOf = (uid: number): SQL<number> => sql<number>`(select count(*)::int from (
  select 1 from ${conversationLine} l where l.conversation_id = conversation.id and l.author_uid <> ${uid} and l.taken_back_at is null
    and l.number > case when conversation.asker_uid = ${uid} then conversation.asker_read else conversation.owner_read end
  limit 100) unread)`

/** Conversations of an account, the latest first. */
export async function listConversations(app: App, subjects: ConversationSubjects, uid: number, filter: ListFilter) {
  const { kind, side, page, limit, subjectId, first = {} } = filter
  const where = and(
    eq(conversation.subjectKind, kind),
    side === undefined ? or(sideIs('owner', uid), sideIs('asker', uid)) : sideIs(side, uid),
    subjectId === undefined ? undefined : eq(conversation.subjectId, subjectId),
  )
  const chosen = and(
    first.subjectId === undefined ? undefined : eq(conversation.subjectId, first.subjectId),
    first.uid === undefined
      ? undefined
      : or(eq(conversation.askerUid, first.uid), eq(conversation.ownerUid, first.uid)),
  )
  const [rows, [all]] = await Promise.all([
    app.db
      .select({ row: conversation, unread: unreadOf(uid) })
      .from(conversation)
      .where(where)
      .orderBy(
        ...(chosen === undefined ? [] : [desc(sql`(${chosen})`)]),
        desc(conversation.lastAt),
        desc(conversation.id),
      )
      .limit(limit)
      .offset((page - 1) * limit),
    app.db.select({ rows: count() }).from(conversation).where(where),
  ])
  const unread = new Map(rows.map((each) => [each.row.id, each.unread]))
  const data = await describeConversations(
    app,
    subjects,
    uid,
    rows.map(({ row }) => row),
  )
  return { data: data.map((row) => ({ ...row, unread: unread.get(row.id) ?? 0 })), total: all?.rows ?? 0 }
}

const NOTHING: SubjectAbout = { title: null, coverFileId: null }

/** Conversations with subject, partner and last line, with one query per kind of subject. */
export async function describeConversations(
  app: App,
  subjects: ConversationSubjects,
  uid: number,
  rows: readonly ConversationRow[],
) {
  const { db } = app
  const sideOf = (row: ConversationRow): LineSide => partySide(row, uid) ?? 'staff'
  const otherOf = (row: ConversationRow) => (sideOf(row) === 'asker' ? row.ownerUid : row.askerUid)
  const others = [...new Set(rows.flatMap((row) => otherOf(row) ?? []))]
  const places = rows.map((row) => sql`(${row.id}::bigint, ${row.lastNumber}::int)`)
  const byKind = Map.groupBy(rows, ({ subjectKind }) => subjectKind)
  const [people, lines, described] = await Promise.all([
    others.length === 0
      ? []
      : db
          .select({ uid: appUser.uid, lastOnlineAt: appUser.lastOnlineAt, frozenAt: appUser.frozenAt })
          .from(appUser)
          .where(inArray(appUser.uid, others)),
    places.length === 0
      ? []
      : db
          .select()
          .from(conversationLine)
          .where(sql`(conversation_id, number) in (${sql.join(places, sql`, `)})`),
    Promise.all(
      Array.from(byKind, async ([kind, ofKind]) => {
        const ids = [...new Set(ofKind.map(({ subjectId }) => subjectId))]
        return [kind, await subjects[kind].describe(app, ids)] as const
      }),
    ),
  ])
  const about = new Map(described)
  return rows.map((row) => {
    const other = otherOf(row)
    const person = people.find((one) => one.uid === other)
    const line = lines.find((one) => one.conversationId === row.id)
    return {
      id: row.id,
      subject: {
        kind: row.subjectKind,
        id: row.subjectId,
        ...(about.get(row.subjectKind)?.get(row.subjectId) ?? NOTHING),
      },
      side: sideOf(row),
      askerUid: row.askerUid,
      ownerUid: row.ownerUid,
      /** Null where staff are the other side. */
      other:
        person === undefined
          ? null
          : { uid: person.uid, lastOnlineAt: person.lastOnlineAt, frozen: person.frozenAt !== null },
      last:
        line === undefined
          ? null
          : {
              number: line.number,
              side: line.side,
              mine: line.authorUid === uid,
              text: line.takenBackAt === null ? line.text.slice(0, 200) : '',
              pictures: line.takenBackAt === null ? line.fileIds.length : 0,
              takenBack: line.takenBackAt !== null,
            },
      lastAt: row.lastAt,
      createdAt: row.createdAt,
    }
  })
}
