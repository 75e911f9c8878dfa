import { and, eq, lt, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { enter } from './access.ts'
import type { ConversationSubjects } from './subjects.ts'
import { tellOfTalk } from './tell-of-talk.ts'
import { conversation } from './tables.ts'

/**
 * A party has read up to a line; the other side sees it. Staff leave no trace, and what was read stays so.
 * @param upTo a line's number; more than there are means all of them
 * @throws DomainError CHAT_NOT_FOUND
 */
export async function markTalkRead(
  app: App,
  subjects: ConversationSubjects,
  session: Session,
  { conversationId, upTo }: { readonly conversationId: number; readonly upTo: number },
): Promise<void> {
  await runVerb(app, null, async () => {
    const { row, side } = await enter(app, subjects, session, conversationId)
    if (side === 'staff') return
    const [column, at] =
      side === 'owner'
        ? ([conversation.ownerRead, 'ownerReadAt'] as const)
        : ([conversation.askerRead, 'askerReadAt'] as const)
    const read = side === 'owner' ? row.ownerRead : row.askerRead
    const wanted = Math.min(upTo, row.lastNumber)
    if (wanted <= read) return
    await commitVerb(app, {
      guards: [
        {
          change: app.db
            .update(conversation)
            .set({ [side === 'owner' ? 'ownerRead' : 'askerRead']: sql`${wanted}::int`, [at]: app.clock.now() })
            .where(and(eq(conversation.id, row.id), lt(column, wanted))),
        },
      ],
      outbox: [tellOfTalk(subjects, row, 'read')],
    })
  })
}
