import { whyNotAnswerable } from '@jindu/domain/trust/comments'
import { isPermitted } from '@jindu/domain/accounts/staff'
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import type { CommentRow } from './load-comment.ts'
import { loadPlace, type CommentPlace, type CommentSubject, type CommentSubjects } from './subjects.ts'
import { comment } from './tables.ts'

export interface CommentFilter extends CommentPlace {
  readonly page: number
  readonly limit: number
  /** Answers listed among the comments, as old clients expect, instead of nested. */
  readonly flat: boolean
}

interface Reading {
  readonly subject: CommentSubject
  readonly buyers: ReadonlyMap<number, number | null>
  readonly session: Session | null
}

/** A comment as the reader sees it, with their allowed actions. */
function saidOf(row: CommentRow, { subject, buyers, session }: Reading) {
  const { id, toId, uid, staffName, html, attach, writtenAt, removedAt, hiddenAt, hiddenReason } = row
  const own = session?.uid === uid
  const moderates = isPermitted(session?.role ?? null, 'comments.moderate')
  // Hidden comments are visible to author and moderators; removed ones to nobody.
  const readable = removedAt === null && (hiddenAt === null || own || moderates)
  return {
    id,
    toId,
    uid,
    staffName,
    by: staffName !== null ? ('staff' as const) : uid === subject.ownerUid ? ('owner' as const) : ('reader' as const),
    bought: staffName === null && buyers.has(uid),
    rating: staffName === null ? (buyers.get(uid) ?? null) : null,
    html: readable ? html : null,
    attach: readable ? attach : [],
    writtenAt,
    removedAt,
    hidden: hiddenAt === null ? null : { at: hiddenAt, reason: hiddenReason ?? '' },
    own,
    mayRemove: own && removedAt === null && hiddenAt === null,
    /** Readers other than the author may report it. */
    mayReport: session !== null && !own && staffName === null && removedAt === null && hiddenAt === null,
    mayModerate: moderates && !own && removedAt === null,
  }
}

/** Comments of a subject, newest first, each with its answers. */
export async function listComments(
  app: App,
  subjects: CommentSubjects,
  session: Session | null,
  filter: CommentFilter,
) {
  const { kind, subjectId, page, limit, flat } = filter
  const { adapter, subject } = await loadPlace(app, subjects, filter)
  const of = and(eq(comment.subjectKind, kind), eq(comment.subjectId, subjectId))
  const where = flat ? of : and(of, isNull(comment.toId))
  const [rows, total] = await Promise.all([
    app.db
      .select()
      .from(comment)
      .where(where)
      .orderBy(desc(comment.id))
      .limit(limit)
      .offset((page - 1) * limit),
    app.db.$count(comment, where),
  ])
  const ids = rows.map(({ id }) => id)
  const answers = flat || ids.length === 0 ? [] : await answersTo(app, ids)
  const uids = [...new Set([...rows, ...answers].map(({ uid }) => uid))]
  const buyers = uids.length === 0 ? new Map<number, null>() : await adapter.buyersAmong(app, subjectId, uids)
  const reading = { subject, buyers, session }
  const under = Map.groupBy(answers, ({ toId }) => toId)
  const staff = session !== null && session.uid !== subject.ownerUid && isPermitted(session.role, 'comments.moderate')
  const data = rows.map((row) => {
    const said = under.get(row.id) ?? []
    const gone = row.removedAt !== null || row.hiddenAt !== null
    const { ownerUid } = subject
    return {
      ...saidOf(row, reading),
      answers: said.map((answer) => saidOf(answer, reading)),
      mayAnswer:
        session !== null &&
        subject.open &&
        !said.some(({ uid }) => uid === session.uid) &&
        whyNotAnswerable({ uid: session.uid, staff }, { ownerUid, isAnswer: row.toId !== null, gone }) === null,
    }
  })
  return { data, total, open: subject.open }
}

/**
 * All answers to the comments, without pagination: at most one by the owner and one by each staff member. Removed
 * answers are left out.
 */
function answersTo({ db }: App, ids: readonly number[]): Promise<CommentRow[]> {
  return db
    .select()
    .from(comment)
    .where(and(inArray(comment.toId, [...ids]), isNull(comment.removedAt)))
    .orderBy(asc(comment.id))
}
