import { and, eq, lt, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, metRows } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { settleTalk } from '../../records/messages/index.ts'
import { enter } from './access.ts'
import type { ConversationSubjects } from './subjects.ts'
import { tellOfTalk } from './tell-of-talk.ts'
import { conversation } from './tables.ts'

const read = metRows('talk_read', 'last_number')

/**
 * Marks lines as read by a party, visible to the other side; the position only moves forwards. Staff leave no
 * mark that parties see. Reading the last line also marks the party's message about the conversation as read.
 * @param upTo a line's number; a larger number means all lines
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
    if (side === 'staff') {
      const recorded = subjects[row.subjectKind].staffRead?.(app, row, Math.min(upTo, row.lastNumber))
      if (recorded !== undefined) await commitVerb(app, { guards: [], writes: [recorded] })
      return
    }
    const [column, readAt] =
      side === 'owner'
        ? ([conversation.ownerRead, 'ownerReadAt'] as const)
        : ([conversation.askerRead, 'askerReadAt'] as const)
    const readBefore = side === 'owner' ? row.ownerRead : row.askerRead
    const wanted = Math.min(upTo, row.lastNumber)
    if (wanted <= readBefore) return
    const at = app.clock.now()
    await commitVerb(app, {
      guards: [
        {
          change: app.db
            .update(conversation)
            .set({ [side === 'owner' ? 'ownerRead' : 'askerRead']: sql`${wanted}::int`, [readAt]: at })
            .where(and(eq(conversation.id, row.id), lt(column, wanted))),
          met: read,
        },
      ],
      // If a line was added concurrently, the message stays unread: the check uses the row that the guard updated.
      writes: [settleTalk(session.uid, row.id, sql`select from ${read} where last_number <= ${wanted}::int`, at)],
      // Not sent to the staff's channels: staff need no read marks.
      outbox: [tellOfTalk(row, 'read', [])],
    })
  })
}
