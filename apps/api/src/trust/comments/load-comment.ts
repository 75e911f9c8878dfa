import { fail } from '@jindu/domain/errors'
import type { CommentChange } from '@jindu/domain/events'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { AuditDraft } from '../../platform/audit/audit.ts'
import type { OutboxDraft } from '../../platform/outbox/draft.ts'
import type { CommentAdapter } from './subjects.ts'
import { comment } from './tables.ts'

export type CommentRow = typeof comment.$inferSelect

/**
 * A comment by any author.
 * @throws DomainError REPLY_NOT_FOUND
 */
export async function loadComment({ db }: App, id: number): Promise<CommentRow> {
  const [row] = await db.select().from(comment).where(eq(comment.id, id))
  return row ?? fail('REPLY_NOT_FOUND', { id })
}

type Place = Pick<CommentRow, 'id' | 'subjectKind' | 'subjectId'>

/** The outbox event: open pages of the subject reload comments, and notified users update their unread count. */
export function announce(
  adapter: CommentAdapter,
  { id, subjectKind, subjectId }: Place,
  event: CommentChange,
  uids: readonly number[],
): OutboxDraft {
  const payload = { id, subject: subjectKind, subjectId, event }
  return { topic: 'comment', uids: [...new Set(uids)], channels: adapter.channels(subjectId), payload }
}

export function audited(
  action: AuditDraft['action'],
  actor: AuditDraft['actor'],
  { id, subjectKind, subjectId }: Place,
  details: Readonly<Record<string, string>> = {},
): AuditDraft {
  return { action, actor, subject: { kind: 'comment', id }, details: { on: `${subjectKind} ${subjectId}`, ...details } }
}
