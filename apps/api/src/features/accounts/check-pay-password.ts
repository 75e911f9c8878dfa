import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { transactVerb } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { accountEvent } from './record-event.ts'
import { notifySessionsChanged } from './session-notices.ts'
import { payProof } from './session-token.ts'
import { appUser, session as sessions } from './tables.ts'

const { triesBeforeLock, lockSeconds } = rules.payPassword

type PayApp = Pick<App, 'db' | 'clock' | 'env' | 'passwords' | 'settings'>

interface Try {
  readonly payHash: string
  readonly failures: number
}

/** Counts the try before it is judged: tries sent at the same time cannot outrun the bound. */
async function reserveTry(app: PayApp, uid: number): Promise<Try> {
  const now = app.clock.now()
  const nowSql = sql`to_timestamp(${now})`
  const lockPassed = sql`${appUser.payLockedUntil} <= ${nowSql}`
  const [row] = await app.db
    .update(appUser)
    .set({
      payFailures: sql`case when ${lockPassed} then 1 else ${appUser.payFailures} + 1 end`,
      payLockedUntil: sql`case when ${lockPassed} then null
        when ${appUser.payFailures} + 1 >= ${triesBeforeLock} then to_timestamp(${now + lockSeconds}) end`,
    })
    .where(
      and(eq(appUser.uid, uid), isNotNull(appUser.payHash), sql`(${appUser.payLockedUntil} is null or ${lockPassed})`),
    )
    .returning({ payHash: appUser.payHash, failures: appUser.payFailures })
  if (row?.payHash != null) return { payHash: row.payHash, failures: row.failures }
  const [user] = await app.db.select({ lockedUntil: appUser.payLockedUntil }).from(appUser).where(eq(appUser.uid, uid))
  if (user?.lockedUntil == null) return fail('PAY_PASSWORD_NOT_SET')
  return fail('PAY_PASSWORD_LOCKED', { retryAfterSeconds: Math.max(1, user.lockedUntil - now) })
}

async function lockOut(app: PayApp, uid: number, address: string): Promise<void> {
  await transactVerb(app, async (tx) => {
    await tx.update(sessions).set({ payProof: null, payVerifiedUntil: null }).where(eq(sessions.uid, uid))
    await notifySessionsChanged(tx, uid)
    return { result: undefined, audit: [accountEvent(uid, 'payPasswordLocked', { address })] }
  })
}

/**
 * Judges a pay password with the slow hash and keeps a fast proof beside the session.
 * `purpose` 'verify' also marks the session as verified for the site's term; 'carried' vouches for one call only.
 * @returns unix seconds until which the session is verified
 * @throws DomainError PAY_PASSWORD_NOT_SET, PAY_PASSWORD_LOCKED, PAY_PASSWORD_WRONG
 */
export async function checkPayPassword(
  app: PayApp,
  session: Session,
  payDigest: string,
  purpose: 'verify' | 'carried',
  address = '',
): Promise<number> {
  const { uid } = session
  const { payHash, failures } = await reserveTry(app, uid)
  if (!(await app.passwords.verify(payDigest, payHash))) {
    if (failures < triesBeforeLock) return fail('PAY_PASSWORD_WRONG', { triesLeft: triesBeforeLock - failures })
    await lockOut(app, uid, address)
    return fail('PAY_PASSWORD_LOCKED', { retryAfterSeconds: lockSeconds })
  }
  const verifiedUntil =
    purpose === 'verify'
      ? app.clock.now() + app.settings.current().payPasswordVerifiedSeconds
      : session.payVerifiedUntil
  await transactVerb(app, async (tx) => {
    // Changed while the slow hash was computed: the old password proves nothing any more.
    const current = await tx
      .update(appUser)
      .set({ payFailures: 0, payLockedUntil: null })
      .where(and(eq(appUser.uid, uid), eq(appUser.payHash, payHash)))
      .returning({ uid: appUser.uid })
    if (current.length === 0) fail('PAY_PASSWORD_WRONG', { triesLeft: triesBeforeLock })
    await tx
      .update(sessions)
      .set({
        payProof: payProof(app.env.sessionSecret, session.id, payDigest),
        ...(purpose === 'verify' ? { payVerifiedUntil: verifiedUntil } : {}),
      })
      .where(eq(sessions.id, session.id))
    await notifySessionsChanged(tx, uid)
    return { result: undefined }
  })
  return verifiedUntil
}
