import type { ConversationKind, ConversationSide, LineSide } from '@jindu/domain/trust/conversations'
import { fail } from '@jindu/domain/errors'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { prepareOnce } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import type { ConversationRow, ConversationSubject, ConversationSubjects, Talk } from './subjects.ts'
import { conversation } from './tables.ts'

/** A conversation with the side on which the caller enters it. */
export interface Entered {
  readonly row: ConversationRow
  readonly side: LineSide
}

/** The side of an account; null for strangers. */
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

/** Checks whether staff, who are no party, may enter conversations of a kind. */
type StaffDoor = ConversationSubject['staffMay']

async function sideOf(app: App, session: Session, row: ConversationRow, staffMay: StaffDoor): Promise<LineSide | null> {
  const party = partySide(row, session.uid)
  if (party !== null) return party
  return session.role !== null && (await staffMay(app, session, row)) ? 'staff' : null
}

/**
 * Loads a conversation for a party, or for staff with its case. Strangers get the same error as for a missing one.
 * @throws DomainError CHAT_NOT_FOUND
 */
export async function enter(app: App, subjects: ConversationSubjects, session: Session, id: number): Promise<Entered> {
  const [row] = await conversationById(app.db).execute({ id })
  if (row === undefined) return fail('CHAT_NOT_FOUND', { id })
  const side = await sideOf(app, session, row, subjects[row.subjectKind].staffMay)
  return side === null ? fail('CHAT_NOT_FOUND', { id }) : { row, side }
}

/**
 * The same check for features, limited to their own kind of subject.
 * @throws DomainError CHAT_NOT_FOUND
 */
export async function enterOver(
  app: App,
  session: Session,
  id: number,
  kind: ConversationKind,
  staffMay: StaffDoor,
): Promise<Talk> {
  const [row] = await conversationById(app.db).execute({ id })
  if (row?.subjectKind !== kind) return fail('CHAT_NOT_FOUND', { id })
  return (await sideOf(app, session, row, staffMay)) === null ? fail('CHAT_NOT_FOUND', { id }) : row
}

export interface SubjectRef {
  readonly kind: ConversationKind
  readonly id: number
}

/** A user's conversation over the subject, if there is one. */
export async function findConversation({ db }: App, { kind, id }: SubjectRef, askerUid: number) {
  const [row] = await db
    .select()
    .from(conversation)
    .where(and(eq(conversation.subjectKind, kind), eq(conversation.subjectId, id), eq(conversation.askerUid, askerUid)))
  return row ?? null
}
