import { fail } from '@jindu/domain/errors'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, metRows, type Guard } from '../../platform/db/index.ts'
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

const drawn = metRows('changed_talk', 'changes')

/** The next of the conversation's changes, under which readers who hold the line find it; then the line itself, as it was seen. */
function changeLine(
  { db }: App,
  line: typeof conversationLine.$inferSelect,
  takenBackAt: number | null,
): readonly Guard[] {
  const asSeen = takenBackAt === null ? isNotNull(conversationLine.takenBackAt) : isNull(conversationLine.takenBackAt)
  return [
    {
      change: db
        .update(conversation)
        .set({ changes: sql`${conversation.changes} + 1` })
        .where(eq(conversation.id, line.conversationId)),
      met: drawn,
    },
    {
      change: db
        .update(conversationLine)
        .set({ takenBackAt, changeNumber: sql`(select changes from ${drawn})` })
        .where(and(eq(conversationLine.id, line.id), asSeen)),
    },
  ]
}

/**
 * The author takes a line back: its place stays, and staff with a case still read it. Again it changes nothing.
 * @throws DomainError MESSAGE_NOT_FOUND, also of lines of others
 */
export function takeBack(app: App, subjects: ConversationSubjects, uid: number, id: number): Promise<{ id: number }> {
  return runVerb(app, null, async () => {
    const { line, talk } = await loadOwnLine(app, uid, id)
    if (line.takenBackAt !== null) return { id }
    const { channels } = await subjects[talk.subjectKind].standing(app, talk)
    await commitVerb(app, {
      guards: changeLine(app, line, app.clock.now()),
      outbox: [tellOfTalk(talk, 'takenBack', channels)],
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
    const subject = subjects[talk.subjectKind]
    if (subject.linesComeBack !== true) return fail('CHAT_LINE_GONE', { id })
    if (line.takenBackAt === null) return { id }
    const { channels } = await subject.standing(app, talk)
    await commitVerb(app, {
      guards: changeLine(app, line, null),
      outbox: [tellOfTalk(talk, 'takenBack', channels)],
    })
    return { id }
  })
}
