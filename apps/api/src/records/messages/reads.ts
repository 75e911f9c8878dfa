import { isMessageKind, MESSAGE_TYPES, type MessageType } from '@jindu/domain/messages'
import { and, count, desc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { App } from '../../platform/app.ts'
import { freezePath } from './freeze-link.ts'
import type { MessageAbout, MessageSubjects } from './subjects.ts'
import { userMessage } from './tables.ts'

type Row = typeof userMessage.$inferSelect

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the domain's table
export const ALL_TYPES = Object.keys(MESSAGE_TYPES) as readonly MessageType[]

/** The maximum that is counted; badges only show "many" above. */
const MOST_COUNTED = 10_000

/** An account's unread messages, in total and per type. */
export async function countUnread({ db }: App, uid: number) {
  const { type, readAt } = userMessage
  const unread = db
    .select({ type })
    .from(userMessage)
    .where(and(eq(userMessage.uid, uid), isNull(readAt)))
    .limit(MOST_COUNTED)
    .as('unread')
  const rows = await db.select({ type: unread.type, rows: count() }).from(unread).groupBy(unread.type)
  const counted = new Map(rows.map((row) => [row.type, row.rows]))
  return {
    unread: rows.reduce((sum, row) => sum + row.rows, 0),
    types: ALL_TYPES.map((each) => ({ type: each, unread: counted.get(each) ?? 0 })),
  }
}

export interface MessageFilter {
  readonly page: number
  readonly limit: number
  /** Only these types; all if absent. */
  readonly types?: readonly MessageType[] | undefined
  /** Only the reader's own actions, or only those of others and the site. */
  readonly acts?: 'own' | 'others' | undefined
}

const OF_WHOM: Record<NonNullable<MessageFilter['acts']>, SQL> = {
  own: eq(userMessage.senderId, userMessage.uid),
  others: ne(userMessage.senderId, userMessage.uid),
}

/** Reads the newest of each type through its index, then merges: a long history costs no more than a page. */
function newest({ db }: App, uid: number, { page, limit, types = ALL_TYPES, acts }: MessageFilter): Promise<Row[]> {
  const end = page * limit
  const of = (type: MessageType, rows = end) =>
    db
      .select()
      .from(userMessage)
      .where(and(eq(userMessage.uid, uid), eq(userMessage.type, type), acts === undefined ? undefined : OF_WHOM[acts]))
      .orderBy(desc(userMessage.id))
      .limit(rows)
  const [first, second, ...others] = types
  if (first === undefined) return Promise.resolve([])
  if (second === undefined) return of(first, limit).offset(end - limit)
  return unionAll(of(first), of(second), ...others.map((type) => of(type)))
    .orderBy(sql`id desc`)
    .limit(limit)
    .offset(end - limit)
}

/** A page of an account's messages, newest first. */
export async function listMessages(app: App, subjects: MessageSubjects, uid: number, filter: MessageFilter) {
  const { types = ALL_TYPES, acts } = filter
  const [rows, total] = await Promise.all([
    newest(app, uid, filter),
    app.db.$count(
      userMessage,
      and(
        eq(userMessage.uid, uid),
        inArray(userMessage.type, [...types]),
        acts === undefined ? undefined : OF_WHOM[acts],
      ),
    ),
  ])
  return { data: await describeRows(app, subjects, uid, rows), total }
}

/** The earning side sees the net amount that the ledger credited instead of the amount paid. */
function seenBy(side: string | null, about: MessageAbout | undefined) {
  if (about === undefined) return null
  const { earned, ...rest } = about
  return earned?.side === side && earned !== undefined ? { ...rest, amount: earned.net } : rest
}

/** Adds the current subject to each row, with one query per kind. */
async function describeRows(app: App, subjects: MessageSubjects, uid: number, rows: readonly Row[]) {
  const byKind = Map.groupBy(rows, ({ subjectKind }) => subjectKind)
  const described = new Map<string, ReadonlyMap<number, MessageAbout>>()
  await Promise.all(
    Array.from(byKind, async ([kind, ofKind]) => {
      const ids = new Set(ofKind.map(({ subjectId }) => subjectId))
      const about = await subjects[kind]?.(app, [...ids])
      if (about !== undefined) described.set(kind, about)
    }),
  )
  return rows.map(({ id, type, kind, subjectKind, subjectId, side, facts, senderId, readAt, createdAt }) => ({
    id,
    type,
    message: { kind, subjectId, side, facts },
    about: seenBy(side, described.get(subjectKind)?.get(subjectId)),
    ofOwnThing: described.get(subjectKind)?.get(subjectId)?.ownerUid === uid,
    senderId,
    own: senderId === uid,
    freeze: isMessageKind(kind) ? freezePath(app, { uid, id, kind }) : null,
    readAt,
    createdAt,
  }))
}
