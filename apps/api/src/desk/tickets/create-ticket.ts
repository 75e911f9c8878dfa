import { fail } from '@jindu/domain/errors'
import { assertRight } from '@jindu/domain/accounts/rights'
import { asksPublishRight } from '@jindu/domain/desk/tickets'
import { eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { insertRow } from '../../platform/db/index.ts'
import type { RichTextSource } from '../../platform/rich-text/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { say, type ConversationSubjects } from '../../trust/conversations/index.ts'
import { queueThing, tellOfQueue } from '../../trust/moderation/index.ts'
import { loadedHolding, rightColumn } from '../../accounts/rights/index.ts'
import { assertOwnThing, type TicketAbout } from './own-things.ts'
import { ticket } from './tables.ts'

export interface TicketDraft {
  readonly title: string
  readonly contents: RichTextSource
  readonly attachments: readonly string[]
  readonly about: TicketAbout | null
  readonly clientKey: string
}

/** The right is asked for, and the id drawn, with one read. */
async function begin(app: App, uid: number, about: TicketAbout | null): Promise<number> {
  const [row] = await app.db
    .select({ id: sql`nextval('ticket_id_seq')`.mapWith(Number), right: rightColumn('publish', uid) })
    .from(sql`(select 1) one`)
  if (row === undefined) throw new Error('a sequence has a next value')
  if (asksPublishRight(about?.kind ?? null))
    assertRight('publish', loadedHolding(app, 'publish', row.right), app.clock.now())
  return row.id
}

/**
 * Asks something of the staff: the ticket, its conversation and the first line are there together. The same key again answers
 * with the first ticket.
 * @throws DomainError PUBLISH_RIGHT_REQUIRED, PUBLISH_RIGHT_EXPIRED, RIGHT_WITHDRAWN, FEEDBACK_ABOUT_NOT_FOUND, and what `say` names
 */
export async function createTicket(
  app: App,
  subjects: ConversationSubjects,
  session: Session,
  { title, contents, attachments, about, clientKey }: TicketDraft,
): Promise<{ id: number }> {
  const { uid } = session
  const [id] = await Promise.all([begin(app, uid, about), assertOwnThing(app, uid, about)])
  const now = app.clock.now()
  const to = { subject: { kind: 'ticket', id } } as const
  const { conversationId } = await say(app, subjects, session, { to, contents, attachments, clientKey }, (opened) => ({
    writes: [
      insertRow(ticket, {
        id,
        uid,
        title,
        conversationId: opened,
        aboutKind: about?.kind ?? null,
        aboutId: about === null || about.kind === 'appeal' ? null : about.id,
        createdAt: now,
        lastAt: now,
        lastSide: 'asker',
        waitingSince: now,
      }),
      queueThing(app, { kind: 'ticket', id }, uid),
    ],
    audit: [{ action: 'ticket.opened', actor: { kind: 'user', uid }, subject: { kind: 'ticket', id } }],
    outbox: [tellOfQueue({ kind: 'ticket', id }, 'opened')],
  }))
  const [made] = await app.db.select({ id: ticket.id }).from(ticket).where(eq(ticket.conversationId, conversationId))
  return made ?? fail('IDEMPOTENCY_MISMATCH')
}
