import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import { and, eq, gte, isNotNull, sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from '../../platform/app.ts'
import { transactVerb } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { accountEvent } from './record-event.ts'
import { notifySessionsChanged } from './session-notices.ts'
import { payProof } from './session-token.ts'
import { appUser, session as sessions } from './tables.ts'

const { triesBeforeLock, lockSeconds } = rules.payPassword

export type PayApp = Pick<App, 'db' | 'clock' | 'env' | 'passwords' | 'settings'>

interface Try {
  readonly payHash: string
  readonly failures: number
}

/** Verification takes a fraction of a second; a try that is pending longer belongs to a process that died. */
const JUDGED_WITHIN_MILLISECONDS = 5_000
const LOOK_AGAIN_MILLISECONDS = 25

/** @returns null when as many tries as the lock allows are being judged */
async function takeTry(app: PayApp, uid: number): Promise<Try | null> {
  const now = app.clock.now()
  const lockPassed = sql`${appUser.payLockedUntil} <= to_timestamp(${now})`
  const free = sql`(${lockPassed} or (${appUser.payLockedUntil} is null and ${appUser.payFailures} < ${triesBeforeLock}))`
  const [row] = await transactVerb(app, async (tx) => ({
    result: await tx
      .update(appUser)
      .set({
        payFailures: sql`case when ${lockPassed} then 1 else ${appUser.payFailures} + 1 end`,
        payLockedUntil: null,
      })
      .where(and(eq(appUser.uid, uid), isNotNull(appUser.payHash), free))
      .returning({ payHash: appUser.payHash, failures: appUser.payFailures }),
  }))
  if (row?.payHash != null) return { payHash: row.payHash, failures: row.failures }
  const [user] = await app.db
    .select({ payHash: appUser.payHash, lockedUntil: appUser.payLockedUntil })
    .from(appUser)
    .where(eq(appUser.uid, uid))
  if (user?.payHash == null) return fail('PAY_PASSWORD_NOT_SET')
  if (user.lockedUntil !== null && user.lockedUntil > now)
    return fail('PAY_PASSWORD_LOCKED', { retryAfterSeconds: user.lockedUntil - now })
  return null
}

/**
 * Counts the try before it is judged: tries sent at the same time cannot outrun the bound. Beyond it a try waits for those that
 * are being judged, so that right ones sent at once all pass.
 */
export async function reserveTry(app: PayApp, uid: number, address: string): Promise<Try> {
  for (let waited = 0; waited < JUDGED_WITHIN_MILLISECONDS; waited += LOOK_AGAIN_MILLISECONDS) {
    const taken = await takeTry(app, uid)
    if (taken !== null) return taken
    await sleep(LOOK_AGAIN_MILLISECONDS)
  }
  return refuseWrong(app, uid, triesBeforeLock, address)
}

/** Locks unless a right password came meanwhile. */
async function lockOut(app: PayApp, uid: number, address: string): Promise<boolean> {
  return transactVerb(app, async (tx) => {
    const locked = await tx
      .update(appUser)
      .set({ payLockedUntil: app.clock.now() + lockSeconds })
      .where(and(eq(appUser.uid, uid), gte(appUser.payFailures, triesBeforeLock)))
      .returning({ uid: appUser.uid })
    if (locked.length === 0) return { result: false }
    await tx.update(sessions).set({ payProof: null, payVerifiedUntil: null }).where(eq(sessions.uid, uid))
    await notifySessionsChanged(tx, uid)
    return { result: true, audit: [accountEvent(uid, 'payPasswordLocked', { address })] }
  })
}

const wrongPassword = (triesLeft: number): never => fail('PAY_PASSWORD_WRONG', { triesLeft })

/** Refuses a wrong try, and locks after the last. @param wrong refuses one that leaves others */
export async function refuseWrong(
  app: PayApp,
  uid: number,
  failures: number,
  address: string,
  wrong: (triesLeft: number) => never = wrongPassword,
): Promise<never> {
  if (failures < triesBeforeLock) return wrong(triesBeforeLock - failures)
  if (await lockOut(app, uid, address)) return fail('PAY_PASSWORD_LOCKED', { retryAfterSeconds: lockSeconds })
  return wrong(triesBeforeLock)
}

/**
 * Verifies a pay password with the slow hash and stores a fast proof with the session. `purpose` 'verify' also marks
 * the session as verified for the site's term; 'carried' covers one call only.
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
  const { payHash, failures } = await reserveTry(app, uid, address)
  if (!(await app.passwords.verify(payDigest, payHash))) return refuseWrong(app, uid, failures, address)
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
