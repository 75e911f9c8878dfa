import { fail } from '@jindu/domain/errors'
import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { transactVerb } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { tell } from '../../records/messages/index.ts'
import { notifySessionsChanged } from './session-notices.ts'
import { appUser, session, staffMember } from './tables.ts'

export interface SessionsFilter {
  readonly limit: number
  readonly before?: number | undefined
}

/** Live sessions of all staff, newest first; `next` is the cursor of the next page. */
export async function listStaffSessions({ db, clock }: App, current: Session, { limit, before }: SessionsFilter) {
  const rows = await db
    .select({
      id: session.id,
      uid: session.uid,
      nickName: staffMember.nickName,
      role: staffMember.role,
      address: session.address,
      userAgent: session.userAgent,
      createdAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
    })
    .from(staffMember)
    .innerJoin(session, eq(session.uid, staffMember.uid))
    .innerJoin(appUser, eq(appUser.uid, staffMember.uid))
    .where(
      and(
        gt(session.expiresAt, clock.now()),
        isNull(appUser.frozenAt),
        before === undefined ? undefined : lt(session.id, before),
      ),
    )
    .orderBy(desc(session.id))
    .limit(limit + 1)
  const data = rows.slice(0, limit).map((row) => ({ ...row, current: row.id === current.id }))
  return { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null }
}

/**
 * An administrator ends a staff member's session; the member is notified with the reason unless it is their own.
 * @throws DomainError STAFF_SESSION_GONE, also for a session of somebody who is not on the staff
 */
export async function endStaffSession(
  app: App,
  by: Session,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<void> {
  const uid = await transactVerb(app, async (tx) => {
    const [found] = await tx
      .select({ uid: staffMember.uid })
      .from(session)
      .innerJoin(staffMember, eq(staffMember.uid, session.uid))
      .where(eq(session.id, id))
    const [ended] =
      found === undefined
        ? []
        : await tx.delete(session).where(eq(session.id, id)).returning({ address: session.address })
    if (found === undefined || ended === undefined) return fail('STAFF_SESSION_GONE', { id })
    await notifySessionsChanged(tx, found.uid)
    const { address } = ended
    const told = {
      kind: 'account.staffSessionEnded',
      subjectId: found.uid,
      side: null,
      facts: { reason, address },
    } as const
    return {
      result: found.uid,
      writes: found.uid === by.uid ? [] : [tell(found.uid, told, { at: app.clock.now() })],
      audit: [
        {
          action: 'staff.sessionEnded',
          actor: { kind: 'staff', uid: by.uid },
          subject: { kind: 'account', id: found.uid },
          details: { session: id, address, reason },
        },
      ],
    }
  })
  app.sessions.changed(uid)
}
