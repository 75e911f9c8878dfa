import { fail } from '@jindu/domain/errors'
import type { MessageSubjectKind, MessageType } from '@jindu/domain/messages'
import { and, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { userMessage } from './tables.ts'

/** Marks messages as read and notifies the reader's other pages. */
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
  /** The last message seen: later ones stay unread. If absent: all. */
  readonly upTo?: number | undefined
  /** Only messages of this type. */
  readonly type?: MessageType | undefined
  /** Only messages about this subject, whose page shows their content. */
  readonly about?: { readonly kind: MessageSubjectKind; readonly id: number } | undefined
}

/** Marks messages as read. Idempotent. */
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

/** Marks some messages as read; ids of others are ignored. */
export function markSeen(app: App, uid: number, ids: readonly number[]): Promise<void> {
  return mark(app, uid, inArray(userMessage.id, [...ids]))
}

/**
 * Marks one message as read.
 * @throws DomainError MESSAGE_NOT_FOUND, also for another user's message
 */
export async function readMessage(app: App, uid: number, id: number): Promise<void> {
  const own = await app.db.$count(userMessage, and(eq(userMessage.id, id), eq(userMessage.uid, uid)))
  if (own === 0) fail('MESSAGE_NOT_FOUND', { id })
  await markSeen(app, uid, [id])
}
