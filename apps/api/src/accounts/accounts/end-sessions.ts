import type { AccountAuditEvent } from '@jindu/domain/audit'
import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { transactVerb, type Tx } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { endAllTokens } from './access-tokens/end-tokens.ts'
import { accountEvent, type Caller } from './record-event.ts'
import { notifySessionsChanged } from './session-notices.ts'
import { session } from './tables.ts'

async function endWhere(
  app: App,
  uid: number,
  which: SQL | undefined,
  event: AccountAuditEvent,
  caller: Caller,
): Promise<number> {
  const ended = await transactVerb(app, async (tx) => {
    const rows = await tx.delete(session).where(which).returning({ id: session.id })
    await notifySessionsChanged(tx, uid)
    return { result: rows.length, audit: rows.length > 0 ? [accountEvent(uid, event, caller)] : [] }
  })
  app.sessions.changed(uid)
  return ended
}

export async function logOut(app: App, current: Session, caller: Caller): Promise<void> {
  await endWhere(app, current.uid, eq(session.id, current.id), 'loggedOut', caller)
}

/**
 * Ends one of the user's own sessions.
 * @returns how many ended: 0 when it was gone or somebody else's
 */
export function endSession(app: App, current: Session, id: number, caller: Caller): Promise<number> {
  return endWhere(app, current.uid, and(eq(session.id, id), eq(session.uid, current.uid)), 'sessionEnded', caller)
}

/**
 * Ends the user's sessions but the current one.
 * @returns how many ended
 */
export function endOtherSessions(app: App, current: Session, caller: Caller): Promise<number> {
  const others = and(eq(session.uid, current.uid), ne(session.id, current.id))
  return endWhere(app, current.uid, others, 'sessionsEnded', caller)
}

/** Ends every session and access token of an account, inside the caller's transaction (freeze, new login password). */
export async function endAllSessions(tx: Tx, uid: number): Promise<void> {
  await tx.delete(session).where(eq(session.uid, uid))
  await endAllTokens(tx, uid)
  await notifySessionsChanged(tx, uid)
}
