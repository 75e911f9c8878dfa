import { fail } from '@jindu/domain/errors'
import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { tellOfTalk } from './tell-of-talk.ts'
import { conversation, conversationLine } from './tables.ts'

/**
 * The author takes a line back, for good: its place stays, and staff with a case still read it. Again it changes nothing.
 * @throws DomainError MESSAGE_NOT_FOUND, also of lines of others
 */
export function takeBack(app: App, uid: number, id: number): Promise<{ id: number }> {
  return runVerb(app, null, async () => {
    const [found] = await app.db
      .select({ line: conversationLine, talk: conversation })
      .from(conversationLine)
      .innerJoin(conversation, eq(conversation.id, conversationLine.conversationId))
      .where(and(eq(conversationLine.id, id), eq(conversationLine.authorUid, uid)))
    if (found === undefined) return fail('MESSAGE_NOT_FOUND', { id })
    if (found.line.takenBackAt !== null) return { id }
    await commitVerb(app, {
      guards: [
        {
          change: app.db
            .update(conversationLine)
            .set({ takenBackAt: app.clock.now() })
            .where(and(eq(conversationLine.id, id), isNull(conversationLine.takenBackAt))),
        },
      ],
      outbox: [tellOfTalk(found.talk, 'takenBack')],
    })
    return { id }
  })
}
