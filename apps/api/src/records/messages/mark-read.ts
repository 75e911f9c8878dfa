import { fail } from '@jindu/domain/errors'
import type { MessageSubjectKind, MessageType } from '@jindu/domain/messages'
import { and, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { userMessage } from './tables.ts'

/** The reader's other pages count again, too. */
async function mark(app: App, uid: number, which: SQL | undefined): Promise<void> {
  await commitVerb(app, {
    writes: [
      app.db
        .update(userMessage)
        .set({ readAt: app.clock.now() })
        .where(and(eq(userMessage.uid, uid), isNull(userMessage.readAt), which)),
    ],
    outbox: [{ topic: 'inbox', uids: [uid], payload: { event: 'read' } }],
  })
}

export interface ReadUpTo {
  /** The last that was seen: what came after it stays unread. Left out: whatever there is. */
  readonly upTo?: number | undefined
  /** Of one tab alone. */
  readonly type?: MessageType | undefined
  /** Of one subject alone: its page shows what they tell. */
  readonly about?: { readonly kind: MessageSubjectKind; readonly id: number } | undefined
}

/** The reader has seen their messages. Again it changes nothing. */
export function markRead(app: App, uid: number, { upTo, type, about }: ReadUpTo): Promise<void> {
  return mark(
    app,
    uid,
    and(
      upTo === undefined ? undefined : lte(userMessage.id, upTo),
      type === undefined ? undefined : eq(userMessage.type, type),
      about === undefined
        ? undefined
        : and(eq(userMessage.subjectKind, about.kind), eq(userMessage.subjectId, about.id)),
    ),
  )
}

/** The reader has seen some of their messages; ids of others change nothing. */
export function markSeen(app: App, uid: number, ids: readonly number[]): Promise<void> {
  return mark(app, uid, inArray(userMessage.id, [...ids]))
}

/**
 * The reader has read one message.
 * @throws DomainError MESSAGE_NOT_FOUND, also for one of somebody else
 */
export async function readMessage(app: App, uid: number, id: number): Promise<void> {
  const own = await app.db.$count(userMessage, and(eq(userMessage.id, id), eq(userMessage.uid, uid)))
  if (own === 0) fail('MESSAGE_NOT_FOUND', { id })
  await markSeen(app, uid, [id])
}
