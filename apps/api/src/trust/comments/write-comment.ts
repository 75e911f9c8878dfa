import { commentProblem, whyNotAnswerable } from '@jindu/domain/trust/comments'
import { fail } from '@jindu/domain/errors'
import { assertRight } from '@jindu/domain/accounts/rights'
import { rules } from '@jindu/domain/rules'
import { isPermitted } from '@jindu/domain/accounts/staff'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, type Statement } from '../../platform/db/index.ts'
import { once, runVerb } from '../../platform/idempotency/index.ts'
import { prepareRichText, showHosts, type RichTextSource } from '../../platform/rich-text/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { appUser, countStatistics, staffMember } from '../../accounts/accounts/index.ts'
import { bindFiles, ownFiles } from '../../records/files/index.ts'
import { loadedHolding, rightColumn } from '../../accounts/rights/index.ts'
import { announce, audited, loadComment } from './load-comment.ts'
import { loadPlace, type CommentPlace, type CommentSubject, type CommentSubjects } from './subjects.ts'
import { comment } from './tables.ts'

export interface CommentDraft extends CommentPlace {
  readonly contents: RichTextSource
  readonly attach: readonly string[]
  /** Answers this comment. */
  readonly toId?: number | undefined
  readonly idempotencyKey?: string | undefined
}

const { limit, windowSeconds } = rules.talk.commentsOfOneSubject

async function loadWriter(app: App, uid: number, { kind, subjectId }: CommentPlace, files: readonly string[]) {
  const { db, clock } = app
  const lately = db
    .select({ rows: sql`count(*)` })
    .from(comment)
    .where(
      and(
        eq(comment.uid, uid),
        eq(comment.subjectKind, kind),
        eq(comment.subjectId, subjectId),
        gt(comment.writtenAt, clock.now() - windowSeconds),
      ),
    )
  const [row] = await db
    .select({
      id: sql`nextval('comment_id_seq')`.mapWith(Number),
      replyRight: rightColumn('reply', uid),
      nickName: staffMember.nickName,
      lately: sql<number>`(${lately})::int`,
      ownFiles: ownFiles(app, uid, files),
    })
    .from(appUser)
    .leftJoin(staffMember, eq(staffMember.uid, appUser.uid))
    .where(eq(appUser.uid, uid))
  return row ?? fail('LOGIN_REQUIRED')
}

/** The comment that is answered, when it may be. */
async function loadAnswered(
  app: App,
  toId: number,
  place: CommentPlace,
  by: { uid: number; staff: boolean },
  on: CommentSubject,
) {
  const to = await loadComment(app, toId)
  if (to.subjectKind !== place.kind || to.subjectId !== place.subjectId) return fail('REPLY_NOT_FOUND', { id: toId })
  const gone = to.removedAt !== null || to.hiddenAt !== null
  const refusal = whyNotAnswerable(by, { ownerUid: on.ownerUid, isAnswer: to.toId !== null, gone })
  return refusal === null ? to : fail(refusal, { id: toId })
}

/**
 * Writes a public comment on goods, an ad or a notice; staff write for the site, under their nick name.
 * @throws DomainError COMMENTS_CLOSED, REPLY_EMPTY, COMMENT_TOO_SHORT, TEXT_TOO_LONG, FILE_NOT_OWN, FILE_IN_USE, REPLY_NOT_FOUND,
 * COMMENT_ANSWER_FORBIDDEN, COMMENT_ANSWERED, RATE_LIMITED, REPLY_RIGHT_REQUIRED, REPLY_RIGHT_EXPIRED, and what the kind says of things that are not there
 */
export async function writeComment(app: App, subjects: CommentSubjects, session: Session, draft: CommentDraft) {
  const { uid, role } = session
  const { kind, subjectId, toId, idempotencyKey, contents, attach } = draft
  const { html, text, fileIds } = prepareRichText(contents)
  const shown = showHosts(html)
  const files = [...new Set([...fileIds, ...attach])]
  const problem = commentProblem(kind, text, files.length)
  if (problem !== null) return fail(problem, { field: 'contents' })
  const request = { kind, subjectId, contents, attach, toId: toId ?? null }
  const key = idempotencyKey === undefined ? null : once(uid, idempotencyKey, 'comments.write', request)
  return runVerb(app, key, async () => {
    const { adapter, subject } = await loadPlace(app, subjects, draft)
    if (!subject.open) return fail('COMMENTS_CLOSED')
    const staff = uid !== subject.ownerUid && isPermitted(role, 'comments.moderate')
    const to = toId === undefined ? null : await loadAnswered(app, toId, draft, { uid, staff }, subject)
    const { id, replyRight, nickName, lately, ownFiles: own } = await loadWriter(app, uid, draft, files)
    if (own !== files.length) return fail('FILE_NOT_OWN')
    const at = app.clock.now()
    if (!staff) {
      assertRight('reply', loadedHolding(app, 'reply', replyRight), at)
      if (lately >= limit) return fail('RATE_LIMITED', { retryAfterSeconds: windowSeconds })
    }
    const by = staff ? null : uid
    const told: Statement[] = []
    const tell = (whom: number | null, news: 'written' | 'answered'): void => {
      if (whom !== null && whom !== uid)
        told.push(adapter.tell({ uid: whom, commentId: id, news: { kind: news }, by, at }))
    }
    if (to === null) tell(subject.ownerUid, 'written')
    else tell(to.uid, 'answered')
    const row = { id, subjectKind: kind, subjectId, toId: toId ?? null, uid, staffName: staff ? nickName : null }
    await commitVerb(app, {
      once: key ?? undefined,
      response: { id },
      guards: [
        {
          change: app.db
            .insert(comment)
            .values({ ...row, html: shown, attach: [...attach], fileIds: files, writtenAt: at })
            .onConflictDoNothing({
              target: [comment.toId, comment.uid],
              where: sql`to_id is not null and removed_at is null`,
            }),
          refusal: 'COMMENT_ANSWERED',
        },
        ...bindFiles(app, uid, files, 'comment'),
      ],
      writes: [...told, ...countStatistics(app.db, [{ uid, names: ['posts'] }])],
      audit: [audited('comment.write', { kind: staff ? 'staff' : 'user', uid }, row)],
      outbox: [announce(adapter, row, 'written', [uid, subject.ownerUid ?? uid, to?.uid ?? uid])],
    })
    return { id }
  })
}

/**
 * The author takes a comment back; its place stays. Again it changes nothing.
 * @throws DomainError REPLY_NOT_FOUND, REPLY_WRONG_PARTY, COMMENT_HIDDEN
 */
export function removeComment(app: App, subjects: CommentSubjects, uid: number, id: number): Promise<{ id: number }> {
  return runVerb(app, null, async () => {
    const row = await loadComment(app, id)
    if (row.uid !== uid) return fail('REPLY_WRONG_PARTY', { id })
    if (row.hiddenAt !== null) return fail('COMMENT_HIDDEN', { id })
    if (row.removedAt !== null) return { id }
    const adapter = subjects[row.subjectKind] ?? fail('COMMENTS_CLOSED')
    await commitVerb(app, {
      guards: [
        {
          change: app.db
            .update(comment)
            .set({ removedAt: app.clock.now() })
            .where(and(eq(comment.id, id), isNull(comment.removedAt), isNull(comment.hiddenAt))),
        },
      ],
      audit: [audited('comment.remove', { kind: 'user', uid }, row)],
      outbox: [announce(adapter, row, 'removed', [uid])],
    })
    return { id }
  })
}
