import { channelName } from '@jindu/domain/events'
import { TICKET_DESK } from '@jindu/domain/desk/tickets'
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { containsTyped } from '../../platform/text/contains-typed.ts'
import type { ConversationSubject } from '../../trust/conversations/index.ts'
import { tell } from '../../records/messages/index.ts'
import { queueThing, settleThing, tellOfQueue, unclaimed } from '../../trust/moderation/index.ts'
import { readsTicket } from './load-ticket.ts'
import { ticket } from './tables.ts'

/** Tickets as conversation subjects: the other side is the staff as a whole. */
export const ticketTalk: ConversationSubject = {
  // A ticket is created together with its first line (`createTicket`), never by a line alone.
  owner: () => Promise.resolve(null),
  async describe({ db }, ids) {
    if (ids.length === 0) return new Map()
    const { id, title } = ticket
    const rows = await db
      .select({ id, title })
      .from(ticket)
      .where(inArray(id, [...ids]))
    return new Map(rows.map((row) => [row.id, { title: row.title, coverFileId: null }]))
  },
  async titled({ db }, ids, words) {
    if (ids.length === 0) return []
    const rows = await db
      .select({ id: ticket.id })
      .from(ticket)
      .where(and(inArray(ticket.id, [...ids]), containsTyped(ticket.title, words)))
    return rows.map(({ id }) => id)
  },
  async closed({ db }, { subjectId }) {
    const [row] = await db.select({ at: ticket.closedAt }).from(ticket).where(eq(ticket.id, subjectId))
    return (row?.at ?? null) === null ? null : 'FEEDBACK_CLOSED'
  },
  // No reply right is required: anyone may write to support.
  standing: () => Promise.resolve({ asksReplyRight: false, channels: [channelName('ticketDesk', TICKET_DESK)] }),
  staffMay: readsTicket,
  staffRead({ db }, { subjectId }, upTo) {
    const further = and(eq(ticket.id, subjectId), lt(ticket.staffRead, upTo))
    return db.update(ticket).set({ staffRead: upTo }).where(further)
  },
  hasOrder: () => Promise.resolve(false),
  said(app, { subjectId: id, askerUid }, { uid, side, at }) {
    const staff = side === 'staff'
    const thing = { kind: 'ticket', id } as const
    const change = app.db
      .update(ticket)
      .set({
        lastAt: at,
        replies: sql`${ticket.replies} + 1`,
        ...(staff
          ? {
              lastSide: 'staff' as const,
              waitingSince: null,
              firstAnsweredAt: sql`coalesce(${ticket.firstAnsweredAt}, ${new Date(at * 1000).toISOString()}::timestamptz)`,
            }
          : {
              lastSide: 'asker' as const,
              waitingSince: sql`coalesce(${ticket.waitingSince}, ${new Date(at * 1000).toISOString()}::timestamptz)`,
            }),
      })
      .where(and(eq(ticket.id, id), isNull(ticket.closedAt)))
    return {
      guards: [...(staff ? [unclaimed(app, thing, uid)] : []), { change, refusal: 'FEEDBACK_CLOSED' }],
      writes: staff
        ? [
            tell(askerUid, { kind: 'ticket.answered', subjectId: id, side: null, facts: {} }, { by: null, at }),
            ...settleThing(app, thing, { uid, outcome: 'done' }),
          ]
        : [queueThing(app, thing, askerUid)],
      audit: staff
        ? [{ action: 'ticket.answered', actor: { kind: 'staff', uid }, subject: { kind: 'ticket', id } }]
        : [],
      outbox: [tellOfQueue(thing, staff ? 'closed' : 'opened')],
    }
  },
}
