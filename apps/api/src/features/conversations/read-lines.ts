import { rules } from '@jindu/domain/rules'
import { and, asc, desc, eq, gt, gte, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { prepareOnce } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { enter, type Entered } from './access.ts'
import { describeLines } from './describe-lines.ts'
import type { ConversationSubjects } from './subjects.ts'
import { conversationLine } from './tables.ts'

const readerOf = ({ row, side }: Entered, { uid }: Session) => ({ uid, side, firstLinkNumber: row.firstLinkNumber })

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
  return { lines, older: (lines[0]?.number ?? 1) > 1, lastNumber: entered.row.lastNumber, read: readBy(entered) }
}

export interface LinesSince {
  readonly conversationId: number
  /** The numbers that the reader holds, both included; 0 and 0 for none. */
  readonly from: number
  readonly to: number
  readonly limit: number
}

/**
 * What a reader who holds some lines lacks: those after, oldest first, and which of theirs were taken back.
 * @throws DomainError CHAT_NOT_FOUND
 */
export async function readMissing(
  app: App,
  subjects: ConversationSubjects,
  session: Session,
  { conversationId, from, to, limit }: LinesSince,
) {
  const entered = await enter(app, subjects, session, conversationId)
  const here = eq(conversationLine.conversationId, conversationId)
  const [rows, gone] = await Promise.all([
    app.db
      .select()
      .from(conversationLine)
      .where(and(here, gt(conversationLine.number, to)))
      .orderBy(asc(conversationLine.number))
      .limit(limit),
    app.db
      .select()
      .from(conversationLine)
      .where(
        and(
          here,
          gte(conversationLine.number, from),
          lte(conversationLine.number, to),
          isNotNull(conversationLine.takenBackAt),
        ),
      )
      .orderBy(desc(conversationLine.number))
      .limit(limit),
  ])
  const reader = readerOf(entered, session)
  const [lines, takenBack] = await Promise.all([describeLines(app, rows, reader), describeLines(app, gone, reader)])
  const last = lines.at(-1)?.number ?? to
  return { lines, takenBack, more: last < entered.row.lastNumber, read: readBy(entered) }
}
