import { fail } from '@jindu/domain/errors'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import type { ConversationSubjects } from './subjects.ts'
import { tellOfTalk } from './tell-of-talk.ts'
import { conversation, conversationLine } from './tables.ts'

/** @throws DomainError MESSAGE_NOT_FOUND, also of lines of others */
async function loadOwnLine({ db }: App, uid: number, id: number) {
  const [found] = await db
    .select({ line: conversationLine, talk: conversation })
    .from(conversationLine)
    .innerJoin(conversation, eq(conversation.id, conversationLine.conversationId))
    .where(and(eq(conversationLine.id, id), eq(conversationLine.authorUid, uid)))
  return found ?? fail('MESSAGE_NOT_FOUND', { id })
}

/**
 * The author takes a line back: its place stays, and staff with a case still read it. Again it changes nothing.
 * @throws DomainError MESSAGE_NOT_FOUND, also of lines of others
 */
export function takeBack(app: App, subjects: ConversationSubjects, uid: number, id: number): Promise<{ id: number }> {
  return runVerb(app, null, async () => {
    const { line, talk } = await loadOwnLine(app, uid, id)
    if (line.takenBackAt !== null) return { id }
    await commitVerb(app, {
      guards: [
        {
          change: app.db
            .update(conversationLine)
            .set({ takenBackAt: app.clock.now() })
            .where(and(eq(conversationLine.id, id), isNull(conversationLine.takenBackAt))),
        },
      ],
      outbox: [tellOfTalk(subjects, talk, 'takenBack')],
    })
    return { id }
  })
}

/**
 * The author shows a line again that they took back, where the kind of subject allows it. Again it changes nothing.
 * @throws DomainError MESSAGE_NOT_FOUND, also of lines of others; CHAT_LINE_GONE where what is taken back is gone for good
 */
export function showAgain(app: App, subjects: ConversationSubjects, uid: number, id: number): Promise<{ id: number }> {
  return runVerb(app, null, async () => {
    const { line, talk } = await loadOwnLine(app, uid, id)
    if (subjects[talk.subjectKind].linesComeBack !== true) return fail('CHAT_LINE_GONE', { id })
    if (line.takenBackAt === null) return { id }
    await commitVerb(app, {
      guards: [
        {
          change: app.db
            .update(conversationLine)
            .set({ takenBackAt: null })
            .where(and(eq(conversationLine.id, id), isNotNull(conversationLine.takenBackAt))),
        },
      ],
      outbox: [tellOfTalk(subjects, talk, 'said')],
    })
    return { id }
  })
}
