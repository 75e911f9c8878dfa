import { and, asc, desc, eq, gt, gte, isNotNull, lt, lte } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
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
export async function readLines(
  app: App,
  subjects: ConversationSubjects,
  session: Session,
  { conversationId, before, limit }: LinesBefore,
) {
  const entered = await enter(app, subjects, session, conversationId)
  const rows = await app.db
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
