import { fail } from '@jindu/domain/errors'
import { isPermitted } from '@jindu/domain/accounts/staff'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { recordStaffRead } from '../../platform/audit/record-staff-read.ts'
import type { Session } from '../../platform/sessions/session.ts'
import type { Talk } from '../../trust/conversations/index.ts'
import { ticket } from './tables.ts'

export type TicketRow = typeof ticket.$inferSelect

/** Whether the session may answer the ticket; nobody answers their own. */
export const answersTickets = ({ uid, role }: Pick<Session, 'uid' | 'role'>, writerUid: number): boolean =>
  uid !== writerUid && isPermitted(role, 'tickets.answer')

/** Whether a staff member may read a ticket's conversation: only the assignee, and each read is audited. */
export async function readsTicket(app: App, session: Session, { subjectId: id, askerUid }: Talk): Promise<boolean> {
  if (!answersTickets(session, askerUid)) return false
  const its = await app.db.$count(ticket, and(eq(ticket.id, id), eq(ticket.assignedUid, session.uid)))
  if (its === 0) return false
  await recordStaffRead(app, session.uid, { kind: 'ticket', id })
  return true
}

/** @throws DomainError FEEDBACK_NOT_FOUND */
export async function loadTicket({ db }: Pick<App, 'db'>, id: number): Promise<TicketRow> {
  const [row] = await db.select().from(ticket).where(eq(ticket.id, id))
  return row ?? fail('FEEDBACK_NOT_FOUND', { id })
}

/**
 * A ticket as its writer or the staff come to it; strangers learn no more than of one that does not exist.
 * @throws DomainError FEEDBACK_NOT_FOUND
 */
export async function enterTicket(app: App, session: Session, id: number): Promise<TicketRow> {
  const row = await loadTicket(app, id)
  return row.uid === session.uid || answersTickets(session, row.uid) ? row : fail('FEEDBACK_NOT_FOUND', { id })
}
