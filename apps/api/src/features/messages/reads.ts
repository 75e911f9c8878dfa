import type { MessageType } from '@jindu/domain/message'
import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { MessageAbout, MessageSubjects } from './subjects.ts'
import { userMessage } from './tables.ts'

/** How many messages an account has not read yet. */
export async function countUnread({ db }: App, uid: number): Promise<{ unread: number }> {
  return { unread: await db.$count(userMessage, and(eq(userMessage.uid, uid), isNull(userMessage.readAt))) }
}

export interface MessageFilter {
  readonly limit: number
  readonly before?: number | undefined
  readonly type?: MessageType | undefined
}

/** An account's messages, the newest first; `next` is what to ask for behind the last one. */
export async function listMessages(
  app: App,
  subjects: MessageSubjects,
  uid: number,
  { limit, before, type }: MessageFilter,
) {
  const rows = await app.db
    .select()
    .from(userMessage)
    .where(
      and(
        eq(userMessage.uid, uid),
        type === undefined ? undefined : eq(userMessage.type, type),
        before === undefined ? undefined : lt(userMessage.id, before),
      ),
    )
    .orderBy(desc(userMessage.id))
    .limit(limit + 1)
  const data = await describeRows(app, subjects, rows.slice(0, limit))
  return { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null }
}

/** Each row with what its subject is now: one read for each kind of subject on the page. */
async function describeRows(app: App, subjects: MessageSubjects, rows: readonly (typeof userMessage.$inferSelect)[]) {
  const byKind = Map.groupBy(rows, ({ subjectKind }) => subjectKind)
  const described = new Map<string, ReadonlyMap<number, MessageAbout>>()
  await Promise.all(
    Array.from(byKind, async ([kind, ofKind]) => {
      const ids = new Set(ofKind.map(({ subjectId }) => subjectId))
      const about = await subjects[kind]?.(app, [...ids])
      if (about !== undefined) described.set(kind, about)
    }),
  )
  return rows.map(({ id, kind, subjectKind, subjectId, side, facts, readAt, createdAt }) => ({
    id,
    message: { kind, subjectId, side, facts },
    about: described.get(subjectKind)?.get(subjectId) ?? null,
    readAt,
    createdAt,
  }))
}
