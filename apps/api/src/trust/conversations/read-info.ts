import { whyNotSpeak } from '@jindu/domain/trust/conversations'
import type { ErrorCode } from '@jindu/domain/errors'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { enter, findConversation, type SubjectRef } from './access.ts'
import { firstRow } from './first-row.ts'
import { describeConversations } from './list-conversations.ts'
import { speakingFacts } from './speaking-facts.ts'
import type { ConversationRow, ConversationSubjects } from './subjects.ts'

/** An id that no conversation has. */
const NO_ROW = 0

/**
 * A conversation for its page: the subject, the other side, and why the reader cannot write now.
 * @throws DomainError CHAT_NOT_FOUND
 */
export async function readInfo(app: App, subjects: ConversationSubjects, session: Session, id: number) {
  const { row, side } = await enter(app, subjects, session, id)
  return infoOf(app, subjects, session, row, side)
}

async function infoOf(
  app: App,
  subjects: ConversationSubjects,
  session: Session,
  row: ConversationRow,
  side: 'owner' | 'asker' | 'staff',
) {
  const now = app.clock.now()
  const [[described], facts] = await Promise.all([
    describeConversations(app, subjects, session.uid, [row]),
    speakingFacts(app, subjects, session.uid, { row, side, opens: false }),
  ])
  if (described === undefined) throw new Error('a conversation describes itself')
  const { standing, ...known } = facts
  return {
    ...described,
    lastNumber: row.lastNumber,
    refusal: whyNotSpeak({ ...known, saidThisMinute: 0, openedThisHour: null }, now),
    asksReplyRight: side !== 'staff' && standing.asksReplyRight,
  }
}

/**
 * The conversation over a subject: the caller's own, or the one with the asker that the owner names. Without one,
 * `refusal` says why the caller cannot open it.
 */
export async function findTalk(
  app: App,
  subjects: ConversationSubjects,
  session: Session,
  subject: SubjectRef,
  askerUid: number = session.uid,
): Promise<{ id: number | null; refusal: ErrorCode | null }> {
  const row = await findConversation(app, subject, askerUid)
  if (row !== null && (row.askerUid === session.uid || row.ownerUid === session.uid))
    return { id: row.id, refusal: null }
  return { id: null, refusal: askerUid === session.uid ? await whyNotOpen(app, subjects, session, subject) : null }
}

/** The error that a first line would get now. Null also for a missing subject, whose own page reports that. */
async function whyNotOpen(app: App, subjects: ConversationSubjects, session: Session, subject: SubjectRef) {
  const { uid } = session
  const found = await subjects[subject.kind].owner(app, subject.id, uid)
  if (found === null || found.ownerUid === uid) return null
  const now = app.clock.now()
  const row = { ...firstRow(subject, found.ownerUid, uid, now), id: NO_ROW }
  const facts = await speakingFacts(app, subjects, uid, { row, side: 'asker', opens: true })
  return whyNotSpeak({ ...facts, saidThisMinute: 0, openedThisHour: null }, now)
}
