import { fail } from '@jindu/domain/errors'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { settleThing, tellOfQueue, unclaimed } from '../moderation/index.ts'
import { announce, audited, loadComment } from './load-comment.ts'
import type { CommentSubjects } from './subjects.ts'
import { comment } from './tables.ts'

const STEPS = {
  hidden: { action: 'comment.hide', refusal: 'COMMENT_HIDDEN', from: isNull(comment.hiddenAt) },
  shown: { action: 'comment.show', refusal: 'COMMENT_NOT_HIDDEN', from: isNotNull(comment.hiddenAt) },
} as const

/**
 * Staff hide or show a comment, and its author is notified with the reason. Nobody moderates their own comments.
 * @throws DomainError REPLY_NOT_FOUND, REPLY_WRONG_PARTY, COMMENT_HIDDEN, COMMENT_NOT_HIDDEN, MODERATION_CLAIMED
 */
export function moderateComment(
  app: App,
  subjects: CommentSubjects,
  uid: number,
  { id, to, reason }: { readonly id: number; readonly to: keyof typeof STEPS; readonly reason: string },
): Promise<{ id: number }> {
  return runVerb(app, null, async () => {
    const row = await loadComment(app, id)
    const { action, refusal, from } = STEPS[to]
    if (row.uid === uid) return fail('REPLY_WRONG_PARTY', { id })
    if (row.removedAt !== null) return fail('REPLY_NOT_FOUND', { id })
    const thing = { kind: 'comment', id } as const
    const adapter = subjects[row.subjectKind] ?? fail('COMMENTS_CLOSED')
    const at = app.clock.now()
    await commitVerb(app, {
      guards: [
        unclaimed(app, thing, uid),
        {
          change: app.db
            .update(comment)
            .set(to === 'hidden' ? { hiddenAt: at, hiddenReason: reason } : { hiddenAt: null, hiddenReason: null })
            .where(and(eq(comment.id, id), isNull(comment.removedAt), from)),
          refusal,
        },
      ],
      writes: [
        adapter.tell({ uid: row.uid, commentId: id, news: { kind: to, reason }, by: null, at }),
        ...(to === 'hidden' ? settleThing(app, thing, { uid, outcome: 'takenDown' }) : []),
      ],
      audit: [audited(action, { kind: 'staff', uid }, row, { reason })],
      outbox: [announce(adapter, row, to, [row.uid]), tellOfQueue(thing, 'closed')],
    })
    return { id }
  })
}
