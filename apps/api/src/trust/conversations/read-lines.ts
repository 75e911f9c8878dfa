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

/** Each side's read position and its time. */
const readBy = ({ row }: Entered) => ({
  owner: { number: row.ownerRead, at: row.ownerReadAt },
  asker: { number: row.askerRead, at: row.askerReadAt },
})

const { linesARead } = rules.talk.chat

/**
 * The latest lines of a conversation, as a prepared statement. The limit is inlined, because a parameter would cause
 * replanning on every call.
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
  /** The cursor: only smaller line numbers; the last lines if absent. */
  readonly before?: number | undefined
  readonly limit: number
}

/**
 * A page of lines before the cursor, in ascending order.
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
  /** The line numbers that the reader holds, both inclusive; 0 and 0 for none. */
  readonly from: number
  readonly to: number
  /** The last change number that the reader knows; without it, the latest changes are returned. */
  readonly changes?: number | undefined
  readonly limit: number
}

/** Lines within the held range that their authors removed or restored. */
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
 * Lines missing to a reader: those after the held range, oldest first, and changes to held lines. While `more` is true,
 * the reader asks again with the extended range and the answer's `changes`.
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
