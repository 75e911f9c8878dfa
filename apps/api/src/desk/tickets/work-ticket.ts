import type { AuditAction } from '@jindu/domain/audit'
import { fail, type ErrorCode } from '@jindu/domain/errors'
import { channelName } from '@jindu/domain/events'
import type { MessageKind } from '@jindu/domain/messages'
import { TICKET_DESK } from '@jindu/domain/desk/tickets'
import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { conversationLine } from '../../trust/conversations/tables.ts'
import { tell } from '../../records/messages/index.ts'
import { queueThing, requireUnclaimed, settleThing, tellOfQueue, unclaimed } from '../../trust/moderation/index.ts'
import { answersTickets, loadTicket, type TicketRow } from './load-ticket.ts'
import { ticket } from './tables.ts'

interface Step {
  readonly action: Extract<AuditAction, `ticket.${string}`>
  readonly from: (uid: number) => SQL | undefined
  /** Whether the ticket is already in the step's target state: then the call changes nothing. */
  readonly done?: (row: TicketRow, uid: number) => boolean
  readonly set: (uid: number, at: number) => PgUpdateSetSource<typeof ticket>
  /** If another staff member is assigned, only they or an administrator may take the step. */
  readonly ofAssignee?: true
  /** The error if the ticket is not in the `from` state; null makes the step a no-op then. */
  readonly refusal: ErrorCode | null
  readonly told: Extract<MessageKind, `ticket.${string}`> | null
}

/** The time of the writer's first unanswered line; null if staff wrote last. */
const unansweredSince = sql`(select min(l.said_at) from ${conversationLine} l where l.conversation_id = ticket.conversation_id and l.side = 'asker'
  and l.number > coalesce((select max(a.number) from ${conversationLine} a where a.conversation_id = ticket.conversation_id and a.side = 'staff'), 0))`

/** Steps of staff on a ticket, besides answering. */
const STEPS = {
  take: {
    action: 'ticket.assigned',
    from: () => isNull(ticket.assignedUid),
    done: ({ assignedUid }, uid) => assignedUid === uid,
    set: (uid) => ({ assignedUid: uid }),
    refusal: 'TICKET_TAKEN',
    told: null,
  },
  takeOver: {
    action: 'ticket.takenOver',
    from: (uid) => sql`${ticket.assignedUid} is distinct from ${uid}`,
    set: (uid) => ({ assignedUid: uid }),
    refusal: null,
    told: null,
  },
  release: {
    action: 'ticket.released',
    from: (uid) => eq(ticket.assignedUid, uid),
    set: () => ({ assignedUid: null }),
    refusal: null,
    told: null,
  },
  close: {
    action: 'ticket.closed',
    from: () => isNull(ticket.closedAt),
    ofAssignee: true,
    set: (_, at) => ({ closedAt: at, waitingSince: null }),
    refusal: 'FEEDBACK_CLOSED',
    told: 'ticket.closed',
  },
  reopen: {
    action: 'ticket.reopened',
    from: () => isNotNull(ticket.closedAt),
    // If the writer wrote last, they wait again, since that line.
    set: () => ({ closedAt: null, waitingSince: unansweredSince }),
    refusal: 'FEEDBACK_NOT_CLOSED',
    told: 'ticket.reopened',
  },
} as const satisfies Readonly<Record<string, Step>>

/** How many of the writer's lines staff have neither read nor answered. */
const unreadLines = sql<number>`(select count(*)::int from ${conversationLine} l where l.conversation_id = ticket.conversation_id
  and l.side = 'asker' and l.taken_back_at is null and l.number > greatest(ticket.staff_read,
    coalesce((select max(a.number) from ${conversationLine} a where a.conversation_id = ticket.conversation_id and a.side = 'staff'), 0)))`

export type TicketStep = keyof typeof STEPS

async function countUnread({ db }: Pick<App, 'db'>, id: number): Promise<number> {
  const [row] = await db.select({ lines: unreadLines }).from(ticket).where(eq(ticket.id, id))
  return row?.lines ?? 0
}

/** Whether the ticket is assigned to somebody else and the caller is no administrator. */
const isOthers = ({ assignedUid }: TicketRow, { uid, role }: Session): boolean =>
  assignedUid !== null && assignedUid !== uid && role !== 'administrator'

/**
 * Staff take an unassigned ticket, release it, close or reopen it; the writer is notified of closing and reopening. An
 * administrator may take a ticket over from its assignee, and only they and the assignee may close it. Nobody works on
 * their own ticket.
 * @param said the reason, where the step asks for one, and with how many unread lines it may be closed; both are audited
 * @throws DomainError FEEDBACK_NOT_FOUND, FEEDBACK_CLOSED, FEEDBACK_NOT_CLOSED, TICKET_TAKEN, MODERATION_CLAIMED, TICKET_UNREAD (lines)
 */
export function workTicket(
  app: App,
  session: Session,
  id: number,
  step: TicketStep,
  { reason, unread: accepted = 0 }: { readonly reason?: string; readonly unread?: number } = {},
): Promise<{ id: number }> {
  const { action, from, done, set, ofAssignee, refusal, told }: Step = STEPS[step]
  const { uid } = session
  return runVerb(app, null, async () => {
    const row = await loadTicket(app, id)
    if (!answersTickets(session, row.uid)) return fail('FEEDBACK_NOT_FOUND', { id })
    const thing = { kind: 'ticket', id } as const
    if (done?.(row, uid) === true) return { id }
    const stands = await app.db.$count(ticket, and(eq(ticket.id, id), from(uid)))
    if (stands === 0) return refusal === null ? { id } : fail(refusal, { id })
    if (ofAssignee === true && isOthers(row, session)) return fail('TICKET_TAKEN', { id })
    await requireUnclaimed(app, thing, uid)
    const unread = step === 'close' ? await countUnread(app, id) : 0
    if (unread > accepted) return fail('TICKET_UNREAD', { lines: unread })
    const waits = step === 'reopen' && row.lastSide === 'asker'
    const at = app.clock.now()
    await commitVerb(app, {
      guards: [
        unclaimed(app, thing, uid),
        {
          change: app.db
            .update(ticket)
            .set(set(uid, at))
            // Guard: the assignee must not have changed since the decision.
            .where(
              and(
                eq(ticket.id, id),
                from(uid),
                sql`${ticket.assignedUid} is not distinct from ${row.assignedUid}::bigint`,
                // A concurrent line is counted by the retry.
                step === 'close' ? eq(ticket.replies, row.replies) : undefined,
              ),
            ),
        },
      ],
      writes: [
        ...(told === null
          ? []
          : [tell(row.uid, { kind: told, subjectId: id, side: null, facts: {} }, { by: null, at })]),
        ...(step === 'close' ? settleThing(app, thing, { uid, outcome: 'done' }) : []),
        ...(waits ? [queueThing(app, thing, row.uid)] : []),
      ],
      audit: [
        {
          action,
          actor: { kind: 'staff', uid },
          subject: { kind: 'ticket', id },
          ...(reason === undefined ? {} : { details: { reason, fromUid: row.assignedUid } }),
          ...(unread === 0 ? {} : { details: { unread } }),
        },
      ],
      outbox: [
        {
          topic: 'talk',
          uids: [row.uid],
          channels: [channelName('ticketDesk', TICKET_DESK)],
          payload: { id: row.conversationId, event: 'said' },
        },
        ...(step === 'close' ? [tellOfQueue(thing, 'closed')] : []),
        ...(waits ? [tellOfQueue(thing, 'opened')] : []),
      ],
    })
    return { id }
  })
}
