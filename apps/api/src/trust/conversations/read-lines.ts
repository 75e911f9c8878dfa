import { rules } from '@jindu/domain/rules'
import { and, asc, desc, eq, gt, gte, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { prepareOnce } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { enter, type Entered } from './access.ts'
import { describeLines } from './describe-lines.ts'
import type { ConversationSubjects } from './subjects.ts'
import { conversationLine } from './tables.ts'

const readerOf = ({ side }: Entered, { uid }: Session) => ({ uid, side })

/** Up to which line each side has read, and when. */
const readBy = ({ row }: Entered) => ({
  owner: { number: row.ownerRead, at: row.ownerReadAt },
  asker: { number: row.askerRead, at: row.askerReadAt },
})

const { linesARead } = rules.talk.chat

/**
 * The end of a conversation, as whoever opens it reads it. Its limit is written out: with a value for it a statement is planned
 * anew on every call.
 */
export const lastLines = prepareOnce((db) =>
  db
    .select()
    .from(conversationLine)
    .where(eq(conversationLine.conversationId, sql.placeholder('conversationId')))
    .orderBy(sql`${desc(conversationLine.number)} limit ${sql.raw(String(linesARead))}`)
    .prepare('conversation_last_lines'),
)

const linesBefore = ({ db }: App, { conversationId, before, limit }: LinesBefore) =>
  before === undefined && limit === linesARead
    ? lastLines(db).execute({ conversationId })
    : db
        .select()
        .from(conversationLine)
        .where(
          and(
            eq(conversationLine.conversationId, conversationId),
            before === undefined ? undefined : lt(conversationLine.number, before),
          ),
        )
        .orderBy(desc(conversationLine.number))
        .limit(limit)

export interface LinesBefore {
  readonly conversationId: number
  /** Only lines of smaller numbers; the last ones when left out. */
  readonly before?: number | undefined
  readonly limit: number
}

/**
 * Lines backwards by number, given oldest first.
 * @throws DomainError CHAT_NOT_FOUND
 */
export async function readLines(app: App, subjects: ConversationSubjects, session: Session, wanted: LinesBefore) {
  const entered = await enter(app, subjects, session, wanted.conversationId)
  const rows = await linesBefore(app, wanted)
  const lines = await describeLines(app, rows.toReversed(), readerOf(entered, session))
  const { lastNumber, changes } = entered.row
  return { lines, older: (lines[0]?.number ?? 1) > 1, lastNumber, changes, read: readBy(entered) }
}

export interface LinesSince {
  readonly conversationId: number
  /** The numbers that the reader holds, both included; 0 and 0 for none. */
  readonly from: number
  readonly to: number
  /** The last change that the reader knows of; left out, the latest changes come. */
  readonly changes?: number | undefined
  readonly limit: number
}

/** Of the lines that a reader holds those whose authors took them back or showed them again. */
function changedLines({ db }: App, { conversationId, from, to, changes, limit }: LinesSince) {
  const { number, changeNumber } = conversationLine
  const held = and(eq(conversationLine.conversationId, conversationId), gte(number, from), lte(number, to))
  return db
    .select()
    .from(conversationLine)
    .where(and(held, changes === undefined ? isNotNull(changeNumber) : gt(changeNumber, changes)))
    .orderBy(changes === undefined ? desc(changeNumber) : asc(changeNumber))
    .limit(limit)
}

/**
 * What a reader who holds some lines lacks: those after, oldest first, and what became of theirs. While there is more, they ask
 * again with what they hold then, and with the answer's `changes`.
 * @throws DomainError CHAT_NOT_FOUND
 */
export async function readMissing(app: App, subjects: ConversationSubjects, session: Session, since: LinesSince) {
  const { conversationId, to, limit } = since
  const entered = await enter(app, subjects, session, conversationId)
  const { row } = entered
  const here = eq(conversationLine.conversationId, conversationId)
  const [rows, changed] = await Promise.all([
    app.db
      .select()
      .from(conversationLine)
      .where(and(here, gt(conversationLine.number, to)))
      .orderBy(asc(conversationLine.number))
      .limit(limit),
    changedLines(app, since),
  ])
  const reader = readerOf(entered, session)
  const [lines, changedNow] = await Promise.all([describeLines(app, rows, reader), describeLines(app, changed, reader)])
  const last = lines.at(-1)?.number ?? to
  const changesLeft = since.changes !== undefined && changed.length === limit
  return {
    lines,
    changed: changedNow,
    changes: changesLeft ? (changed.at(-1)?.changeNumber ?? row.changes) : row.changes,
    more: last < row.lastNumber || changesLeft,
    read: readBy(entered),
  }
}
