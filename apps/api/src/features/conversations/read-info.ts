import { whyNotSpeak } from '@jindu/domain/conversation'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { enter, findConversation, type SubjectRef } from './access.ts'
import { describeConversations } from './list-conversations.ts'
import { speakingFacts } from './speaking-facts.ts'
import type { ConversationRow, ConversationSubjects } from './subjects.ts'

/**
 * A conversation as its page shows it: what it is about, the other side, and why its reader cannot write now.
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

/** The conversation over a subject with somebody: the caller's own unless its owner names whom. Null before the first line. */
export async function findTalk(
  app: App,
  session: Session,
  subject: SubjectRef,
  askerUid: number | undefined,
): Promise<{ id: number | null }> {
  const row = await findConversation(app, subject, askerUid ?? session.uid)
  const mine = row !== null && (row.askerUid === session.uid || row.ownerUid === session.uid)
  return { id: mine ? row.id : null }
}
