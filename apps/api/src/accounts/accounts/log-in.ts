import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import { and, desc, eq, inArray, lte, or } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { AuditDraft } from '../../platform/audit/audit.ts'
import { transactVerb, type Tx } from '../../platform/db/index.ts'
import type { Session, StaffRole } from '../../platform/sessions/session.ts'
import { keepSharedDevice } from './account-ties.ts'
import { staffConfirmedUntil } from './confirm-staff.ts'
import { countPasskeys } from './second-factor/own-passkeys.ts'
import { knownDevice, rememberDevice } from './known-device.ts'
import { accountEvent, type Caller } from './record-event.ts'
import { isNewDevice } from './new-device.ts'
import { notifySessionsChanged } from './session-notices.ts'
import { newToken, tokenHash } from './session-token.ts'
import { NOTHING, securityChange } from './security-change.ts'
import { appUser, session, staffMember } from './tables.ts'
import { proveFactor, readFactor } from './second-factor/prove-factor.ts'
import { countTry, forgiveTries, type Guesser, recordFailedTry, recordUnknownAccount } from './throttle.ts'

const USER_AGENT_CHARACTERS = 300

export interface LoggedIn {
  readonly uid: number
  readonly sessionId: number
  /** Leaves this process once, in the cookie or in the Ms* answer. */
  readonly token: string
  /** The cookie by which the account recognises the browser later. */
  readonly deviceCookie: string
}

async function endOldest(tx: Tx, uid: number, now: number): Promise<void> {
  const surplus = tx
    .select({ id: session.id })
    .from(session)
    .where(eq(session.uid, uid))
    .orderBy(desc(session.lastSeenAt), desc(session.id))
    .offset(rules.session.maximumPerUser - 1)
  await tx
    .delete(session)
    .where(and(eq(session.uid, uid), or(lte(session.expiresAt, now), inArray(session.id, surplus))))
}

/** Logging in again ends the previous session, so that a leaked token of it is useless. */
async function endPresented(tx: Tx, presented: Session, caller: Caller): Promise<AuditDraft[]> {
  const ended = await tx.delete(session).where(eq(session.id, presented.id)).returning({ id: session.id })
  if (ended.length === 0) return []
  await notifySessionsChanged(tx, presented.uid)
  return [accountEvent(presented.uid, 'loggedOut', caller)]
}

const columns = {
  loginHash: appUser.loginHash,
  frozenAt: appUser.frozenAt,
  frozenBy: appUser.frozenBy,
  frozenReason: appUser.frozenReason,
}

/** Re-check after hashing: refuse if the password or freeze state changed meanwhile. */
async function requireUnchanged(tx: Tx, uid: number, loginHash: string): Promise<void> {
  const [user] = await tx.select(columns).from(appUser).where(eq(appUser.uid, uid)).for('share')
  if (user?.loginHash !== loginHash) return fail('INVALID_CREDENTIALS')
  refuseFrozen(user)
}

/** The freeze reason is shown only after the password was verified. */
function refuseFrozen({
  frozenAt,
  frozenBy,
  frozenReason,
}: Pick<typeof appUser.$inferSelect, 'frozenAt' | 'frozenBy' | 'frozenReason'>): void {
  if (frozenAt === null) return
  if (frozenBy === 'moderator') fail('ACCOUNT_FROZEN_BY_STAFF', frozenReason === null ? {} : { reason: frozenReason })
  fail('ACCOUNT_FROZEN')
}

/** A live session of the account vouches for its browser as the device cookie does. */
function deviceOf(
  app: App,
  uid: number,
  loginHash: string | undefined,
  { deviceCookie }: Caller,
  presented: Session | null,
): string | null {
  if (loginHash === undefined) return null
  return knownDevice(app, deviceCookie, uid, loginHash) ?? (presented?.uid === uid ? `session-${presented.id}` : null)
}

async function readRole({ db }: App, uid: number): Promise<StaffRole | null> {
  const [member] = await db.select({ role: staffMember.role }).from(staffMember).where(eq(staffMember.uid, uid))
  return member?.role ?? null
}

/**
 * Verifies an account's login password. Each try is counted, and a wrong one is shown to the owner.
 * @param presented the session that the caller came with
 * @throws DomainError INVALID_CREDENTIALS, ACCOUNT_FROZEN and ACCOUNT_FROZEN_BY_STAFF, RATE_LIMITED
 */
export async function proveLogin(
  app: App,
  uid: number,
  loginDigest: string,
  caller: Caller,
  presented: Session | null,
) {
  const [user] = await app.db.select(columns).from(appUser).where(eq(appUser.uid, uid))
  const guesser = { uid, address: caller.address, device: deviceOf(app, uid, user?.loginHash, caller, presented) }
  await countTry(app, 'login', guesser)
  const right = await app.passwords.verify(loginDigest, user?.loginHash ?? null)
  if (user === undefined) {
    await recordUnknownAccount(app, 'login', guesser)
    return fail('INVALID_CREDENTIALS')
  }
  if (!right) {
    await recordFailedTry(app, 'login', guesser)
    return fail('INVALID_CREDENTIALS')
  }
  refuseFrozen(user)
  return { user, guesser }
}

/**
 * A wrong code counts and is reported like a wrong password. Without a code, the error says whether a passkey could be
 * used.
 */
async function requireFactor(app: App, guesser: Guesser, otp: string | undefined, caller: Caller): Promise<void> {
  const factor = await readFactor(app, guesser.uid)
  if (factor === null) return
  if (otp === undefined) {
    return fail('SECOND_FACTOR_REQUIRED', { passkeys: await countPasskeys(app, guesser.uid) })
  }
  try {
    await proveFactor(app, factor, otp, { address: caller.address, sessionId: null })
  } catch (error) {
    await recordFailedTry(app, 'factor', guesser)
    throw error
  }
}

export interface LoginOptions {
  /** The session that the caller came with. */
  readonly presented?: Session | null
  /** A code of the second factor. */
  readonly otp?: string | undefined
  /** The legacy API refuses staff logins. */
  readonly refusesStaff?: boolean
}

/**
 * Opens a session, and ends the one that the caller came with. An unknown uid and a wrong password read the same and take the same time.
 * @throws DomainError INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, ACCOUNT_FROZEN and ACCOUNT_FROZEN_BY_STAFF and STAFF_LOGIN_REFUSED (only to who knows the password), RATE_LIMITED
 */
export async function logIn(
  app: App,
  uid: number,
  loginDigest: string,
  caller: Caller,
  { presented = null, otp, refusesStaff = false }: LoginOptions = {},
): Promise<LoggedIn> {
  const { user, guesser } = await proveLogin(app, uid, loginDigest, caller, presented)
  const role = await readRole(app, uid)
  if (role !== null && refusesStaff) fail('STAFF_LOGIN_REFUSED')
  await requireFactor(app, guesser, otp, caller)
  await forgiveTries(app, 'login', guesser)
  const now = app.clock.now()
  const token = newToken(app.random)
  const sessionId = await transactVerb(app, async (tx) => {
    await requireUnchanged(tx, uid, user.loginHash)
    const ended = presented === null ? [] : await endPresented(tx, presented, caller)
    await endOldest(tx, uid, now)
    const [row] = await tx
      .insert(session)
      .values({
        uid,
        tokenHash: tokenHash(token),
        address: caller.address,
        userAgent: caller.userAgent.slice(0, USER_AGENT_CHARACTERS),
        createdAt: now,
        lastSeenAt: now,
        expiresAt: now + rules.session.lifetimeSeconds,
        staffConfirmedUntil: role === null ? null : staffConfirmedUntil(now),
      })
      .returning({ id: session.id })
    if (row === undefined) throw new Error('an insert answered no row')
    await notifySessionsChanged(tx, uid)
    await keepSharedDevice(app, tx, uid, caller.deviceCookie)
    const isNew = await isNewDevice(tx, uid, caller, guesser.device !== null, now)
    const told = isNew ? securityChange(app, uid, 'newDevice', caller) : NOTHING
    return {
      result: row.id,
      writes: told.writes,
      audit: [...ended, accountEvent(uid, 'loggedIn', caller), ...told.audit],
    }
  })
  if (presented !== null) app.sessions.changed(presented.uid)
  return { uid, sessionId, token, deviceCookie: rememberDevice(app, caller.deviceCookie, uid, user.loginHash) }
}
