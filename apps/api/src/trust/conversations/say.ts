import { leadsOutside, whyNotSpeak } from '@jindu/domain/trust/conversations'
import { fail } from '@jindu/domain/errors'
import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import {
  commitVerb,
  ConflictError,
  databaseError,
  metRows,
  type Guard,
  type Statement,
} from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import type { RichTextSource } from '../../platform/rich-text/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { countStatistics } from '../../accounts/accounts/index.ts'
import { bindFiles } from '../../records/files/index.ts'
import { enter, findConversation, type SubjectRef } from './access.ts'
import { firstRow } from './first-row.ts'
import { assertOwnFiles } from './line-files.ts'
import { prepareLine, type LineText } from './line-text.ts'
import { speakingFacts, type Place } from './speaking-facts.ts'
import type { ConversationRow, ConversationSubjects, WithLine } from './subjects.ts'
import { tellOfLine } from './tell-of-line.ts'
import { tellOfTalk } from './tell-of-talk.ts'
import { conversation, conversationLine } from './tables.ts'

/** The target of a line: a conversation, or a subject whose owner is written to, which opens a conversation. */
export type SayTo = { readonly conversationId: number } | { readonly subject: SubjectRef }

export interface Said {
  readonly to: SayTo
  readonly contents: RichTextSource
  readonly attachments: readonly string[]
  /** The order that the line refers to, of those in the conversation. */
  readonly orderId?: number | undefined
  readonly clientKey: string
}

export interface SaidLine {
  readonly id: number
  readonly conversationId: number
}

const drawn = metRows('drawn', 'last_number')

const timestamp = (seconds: number): SQL => sql`${new Date(seconds * 1000).toISOString()}::timestamptz`

/**
 * Increments the conversation's line number, as a guard of the commit that inserts the line. It has no version check:
 * concurrent writers wait for the row's lock and take the next number. If the author had read everything, their read
 * position moves along.
 */
export function drawNumber(app: App, { row, side }: Place, now: number): Guard {
  const next = sql`${conversation.lastNumber} + 1`
  const moved = (column: SQLWrapper) =>
    sql`case when ${column} = ${conversation.lastNumber} then ${next} else ${column} end`
  const change = app.db
    .update(conversation)
    .set({
      lastNumber: next,
      lastAt: now,
      ...(side === 'owner' ? { ownerRead: moved(conversation.ownerRead) } : {}),
      ...(side === 'asker' ? { askerRead: moved(conversation.askerRead) } : {}),
    })
    .where(eq(conversation.id, row.id))
  return { change, met: drawn }
}

/** Inserts the conversation with its first line's number; misses if a concurrent writer created it. */
export function openWithLine(app: App, { row, side }: Place): Guard {
  const change = app.db
    .insert(conversation)
    .values({ ...row, lastNumber: 1, ...(side === 'owner' ? { ownerRead: 1 } : { askerRead: 1 }) })
    .onConflictDoNothing()
  return { change, met: drawn }
}

const arrayOf = (values: readonly string[], type: SQL) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)::${type})`

interface NewLine {
  readonly id: number
  readonly place: Place
  readonly uid: number
  readonly said: Pick<Said, 'clientKey' | 'orderId'>
  readonly line: LineText
  readonly fileIds: readonly string[]
  readonly now: number
}

export function insertLine({ id, place, uid, said, line, fileIds, now }: NewLine): Statement {
  const warnings = line.warnings.map(({ kind }) => kind)
  return sql`insert into conversation_line
    (id, conversation_id, number, author_uid, side, client_key, html, text, file_ids, order_id, warnings, said_at)
    select ${id}::bigint, ${place.row.id}::bigint, last_number, ${uid}::bigint, ${place.side}, ${said.clientKey}, ${line.html}, ${line.text},
    ${arrayOf(fileIds, sql`uuid`)}, ${said.orderId ?? null}::bigint, ${arrayOf(warnings, sql`text`)}, ${timestamp(now)} from ${drawn}`
}

/** An earlier line by the same author with the same client key. */
async function saidBefore({ db }: App, uid: number, { clientKey }: Said, line: LineText): Promise<SaidLine | null> {
  const { id, conversationId, html } = conversationLine
  const [row] = await db
    .select({ id, conversationId, html })
    .from(conversationLine)
    .where(and(eq(conversationLine.authorUid, uid), eq(conversationLine.clientKey, clientKey)))
  if (row === undefined) return null
  return row.html === line.html ? { id: row.id, conversationId: row.conversationId } : fail('IDEMPOTENCY_MISMATCH')
}

async function placeOf(
  app: App,
  subjects: ConversationSubjects,
  session: Session,
  to: SayTo,
  made: boolean,
): Promise<Place> {
  if ('conversationId' in to) return { ...(await enter(app, subjects, session, to.conversationId)), opens: false }
  const { subject } = to
  const askerUid = session.uid
  const known = await findConversation(app, subject, askerUid)
  if (known !== null) return { row: known, side: 'asker', opens: false }
  const found = made ? { ownerUid: null } : await subjects[subject.kind].owner(app, subject.id, askerUid)
  if (found === null) return fail('NOT_FOUND')
  if (found.ownerUid === askerUid) return fail('CHAT_WITH_SELF')
  const now = app.clock.now()
  const row: ConversationRow = {
    id: await nextId(app, 'conversation_id_seq'),
    ...firstRow(subject, found.ownerUid, askerUid, now),
  }
  return { row, side: 'asker', opens: true }
}

export async function nextId(
  { sql }: App,
  sequence: 'conversation_id_seq' | 'conversation_line_id_seq',
): Promise<number> {
  const [row] = await sql<{ id: string }[]>`select nextval(${sequence}::regclass) as id`
  return Number(row?.id)
}

/**
 * Checks whether the author may write. @throws DomainError the errors of `whyNotSpeak`, ID_INVALID for an order of
 * others
 */
async function readStanding(app: App, subjects: ConversationSubjects, uid: number, place: Place, orderId?: number) {
  const [facts, own] = await Promise.all([
    speakingFacts(app, subjects, uid, place),
    orderId === undefined || subjects[place.row.subjectKind].hasOrder(app, place.row, orderId),
  ])
  if (!own) fail('ID_INVALID', { id: orderId ?? 0 })
  const refusal = whyNotSpeak(facts, app.clock.now())
  if (refusal !== null) fail(refusal)
  return facts.standing
}

const isTwin = (error: unknown) => databaseError(error)?.constraint_name === 'conversation_line_author_key'

/**
 * Additional parts of the commit that creates the conversation: the ticket that it is about, with the conversation's
 * id.
 */
export type Opening = (conversationId: number) => WithLine

/**
 * Adds a line. The client key makes it idempotent: a retry returns the first line.
 * @param opening creates the subject, a ticket for staff, together with its first line; absent for existing subjects
 * @throws DomainError CHAT_NOT_FOUND (also to strangers), NOT_FOUND, CHAT_WITH_SELF, MESSAGE_EMPTY, TEXT_TOO_LONG, RICH_TEXT_INVALID,
 *   FILE_NOT_FOUND, FILE_IN_USE, IDEMPOTENCY_MISMATCH, ID_INVALID, and what `whyNotSpeak` names
 */
export async function say(
  app: App,
  subjects: ConversationSubjects,
  session: Session,
  said: Said,
  opening?: Opening,
): Promise<SaidLine> {
  const { uid } = session
  const line = prepareLine(said.contents, said.attachments.length)
  const fileIds = [...new Set([...line.fileIds, ...said.attachments])]
  return runVerb(app, null, async () => {
    const before = await saidBefore(app, uid, said, line)
    if (before !== null) return before
    const place = await placeOf(app, subjects, session, said.to, opening !== undefined)
    const [standing] = await Promise.all([
      readStanding(app, subjects, uid, place, said.orderId),
      assertOwnFiles(app, uid, fileIds),
    ])
    const id = await nextId(app, 'conversation_line_id_seq')
    const now = app.clock.now()
    const { row, side } = place
    const subject = subjects[row.subjectKind]
    const more = opening?.(row.id) ?? subject.said?.(app, row, { uid, side, at: now }) ?? {}
    try {
      await commitVerb(app, {
        guards: [
          ...(more.guards ?? []),
          place.opens ? openWithLine(app, place) : drawNumber(app, place, now),
          ...bindFiles(app, uid, fileIds, 'chat'),
        ],
        writes: [
          ...(more.writes ?? []),
          insertLine({ id, place, uid, said, line, fileIds, now }),
          ...(subject.told === undefined
            ? []
            : tellOfLine(subject.told, { row, side, uid, deals: !standing.asksReplyRight, at: now })),
          ...countStatistics(
            app.db,
            side !== 'staff' && leadsOutside(line.warnings) ? [{ uid, names: ['warningContactsTimes'] }] : [],
          ),
        ],
        audit: more.audit ?? [],
        outbox: [tellOfTalk(row, 'said', standing.channels), ...(more.outbox ?? [])],
      })
    } catch (error) {
      throw isTwin(error) ? new ConflictError('the same line was said under the same key') : error
    }
    return { id, conversationId: row.id }
  })
}
