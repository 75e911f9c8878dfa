import { count, desc, eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { readHoldings, rightsFacts } from '../rights/index.ts'
import { appUser, session, userStatistics } from './tables.ts'
import { payPasswordStatus } from './verify-pay-password.ts'

/** The owner's view of an account (marketplace.md §3 "User info"). */
export async function readMe(app: App, current: Session) {
  const [[row], payPassword, [introduced], rights] = await Promise.all([
    app.db
      .select({ user: appUser, statistics: userStatistics })
      .from(appUser)
      .innerJoin(userStatistics, eq(userStatistics.uid, appUser.uid))
      .where(eq(appUser.uid, current.uid)),
    payPasswordStatus(app, current),
    app.db.select({ users: count() }).from(appUser).where(eq(appUser.introducerUid, current.uid)),
    readHoldings(app.db, current.uid),
  ])
  if (row === undefined) return null
  const { uid: _, ...statistics } = row.statistics
  return {
    uid: current.uid,
    role: current.role,
    createdAt: row.user.createdAt,
    introducer: row.user.introducerUid,
    introduced: introduced?.users ?? 0,
    lastOnlineAt: row.user.lastOnlineAt,
    registerOrigin: row.user.registerOrigin,
    lastOrigin: row.user.lastOrigin,
    rights: rightsFacts(rights, app.clock.now()),
    payPassword,
    statistics,
  }
}

/** The user's live sessions, newest use first. */
export async function listSessions(app: App, current: Session) {
  const rows = await app.db
    .select({
      id: session.id,
      address: session.address,
      userAgent: session.userAgent,
      createdAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
    })
    .from(session)
    .where(eq(session.uid, current.uid))
    .orderBy(desc(session.lastSeenAt), desc(session.id))
  return rows.map((row) => ({ ...row, current: row.id === current.id }))
}
