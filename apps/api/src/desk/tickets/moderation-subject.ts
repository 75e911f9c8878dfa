import { inArray } from 'drizzle-orm'
import type { ModerationSubject } from '../../trust/moderation/index.ts'
import { ticket } from './tables.ts'

/** Tickets as something that waits for staff. */
export const waitingTickets: ModerationSubject = {
  async load({ db }, ids) {
    const rows = await db
      .select()
      .from(ticket)
      .where(inArray(ticket.id, [...ids]))
    return new Map(
      rows.map(({ id, uid, title, lastAt, conversationId, closedAt, waitingSince }) => [
        id,
        {
          aboutUid: uid,
          title,
          text: '',
          at: lastAt,
          gone: closedAt !== null,
          waits: waitingSince !== null,
          within: { conversation: conversationId },
        },
      ]),
    )
  },
}
