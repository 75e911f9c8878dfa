import type { ConversationKind, ConversationSide, LineSide } from '@jindu/domain/conversation'
import { fail } from '@jindu/domain/errors'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { prepareOnce } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import type { ConversationRow, ConversationSubjects, Talk } from './subjects.ts'
import { conversation } from './tables.ts'

/** A conversation and as whom somebody has come to it. */
export interface Entered {
  readonly row: ConversationRow
  readonly side: LineSide
}

/** The side of an account, null for who is no party. */
export function partySide({ ownerUid, askerUid }: Talk, uid: number): ConversationSide | null {
  if (uid === askerUid) return 'asker'
  return uid === ownerUid ? 'owner' : null
}

const conversationById = prepareOnce((db) =>
  db
    .select()
    .from(conversation)
    .where(eq(conversation.id, sql.placeholder('id')))
    .prepare('conversation_by_id'),
)

/**
 * Opens the door to a conversation: a party, or staff with a case of it. A stranger learns no more than of one that does not exist.
 * @throws DomainError CHAT_NOT_FOUND
 */
export async function enter(app: App, subjects: ConversationSubjects, session: Session, id: number): Promise<Entered> {
  const [row] = await conversationById(app.db).execute({ id })
  if (row === undefined) return fail('CHAT_NOT_FOUND', { id })
  const party = partySide(row, session.uid)
  if (party !== null) return { row, side: party }
  const staff = session.role !== null && (await subjects[row.subjectKind].staffMay(app, session, row))
  return staff ? { row, side: 'staff' } : fail('CHAT_NOT_FOUND', { id })
}

export interface SubjectRef {
  readonly kind: ConversationKind
  readonly id: number
}

/** The conversation of somebody over a subject, when there is one. */
export async function findConversation({ db }: App, { kind, id }: SubjectRef, askerUid: number) {
  const [row] = await db
    .select()
    .from(conversation)
    .where(and(eq(conversation.subjectKind, kind), eq(conversation.subjectId, id), eq(conversation.askerUid, askerUid)))
  return row ?? null
}
