import { fail } from '@jindu/domain/errors'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { transactVerb } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { endMoneyTokens } from './access-tokens/end-tokens.ts'
import { endAllSessions } from './end-sessions.ts'
import { proveRecovery } from './prove-recovery.ts'
import { knownDevice, rememberDevice } from './known-device.ts'
import type { Caller } from './record-event.ts'
import { refuseCommon } from './refuse-common.ts'
import { refuseOwnFacts } from './refuse-own-facts.ts'
import { proveStep } from './second-factor/prove-factor.ts'
import { securityChange } from './security-change.ts'
import { notifySessionsChanged } from './session-notices.ts'
import { appUser, passkey, session } from './tables.ts'
import { forgiveTries } from './throttle.ts'

/**
 * Sets a new login password by the recovery password and ends every session of the account.
 * @returns the cookie by which a browser stays known that was known under the password before
 * @throws DomainError PASSWORD_TOO_COMMON, RECOVERY_PASSWORD_WRONG, PASSWORD_OWN_FACT, LOGIN_EQUALS_PAY_PASSWORD
 */
export async function changeLoginPassword(
  app: App,
  uid: number,
  recoveryDigest: string,
  loginDigest: string,
  caller: Caller,
): Promise<{ deviceCookie: string | null }> {
  await refuseCommon(loginDigest, 'password')
  const user = await proveRecovery(app, uid, recoveryDigest, caller)
  await refuseOwnFacts(app, uid, loginDigest, 'password')
  if (user.payHash !== null && (await app.passwords.verify(loginDigest, user.payHash)))
    fail('LOGIN_EQUALS_PAY_PASSWORD')
  const loginHash = await app.passwords.hash(loginDigest)
  await transactVerb(app, async (tx) => {
    await tx.update(appUser).set({ loginHash }).where(eq(appUser.uid, uid))
    await endAllSessions(tx, uid)
    return { result: undefined, ...securityChange(app, uid, 'loginPasswordChanged', caller) }
  })
  app.sessions.changed(uid)
  await forgiveTries(app, 'login', { uid, address: caller.address, device: null })
  const known = knownDevice(app, caller.deviceCookie, uid, user.loginHash) !== null
  return { deviceCookie: known ? rememberDevice(app, caller.deviceCookie, uid, loginHash) : null }
}

/** Digests, and a code where the account has a second factor. */
export interface ChangePayPassword {
  readonly recoveryPassword: string
  readonly payPassword: string
  readonly otp?: string | undefined
}

/**
 * Sets or changes the pay password by the recovery password; verified sessions are verified no more, tokens that move
 * money end, no passkey stands in for it any more, a lock ends.
 * @throws DomainError PASSWORD_TOO_COMMON, RECOVERY_PASSWORD_WRONG, PASSWORD_OWN_FACT, LOGIN_EQUALS_PAY_PASSWORD, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG
 */
export async function changePayPassword(
  app: App,
  current: Session,
  { recoveryPassword, payPassword: payDigest, otp }: ChangePayPassword,
  caller: Caller,
): Promise<void> {
  const { uid } = current
  await refuseCommon(payDigest, 'payPassword')
  const user = await proveRecovery(app, uid, recoveryPassword, caller)
  await refuseOwnFacts(app, uid, payDigest, 'payPassword')
  if (await app.passwords.verify(payDigest, user.loginHash)) fail('LOGIN_EQUALS_PAY_PASSWORD')
  const proof = await proveStep(app, current, 'payPassword.change', otp, caller)
  const payHash = await app.passwords.hash(payDigest)
  await transactVerb(app, async (tx) => {
    await tx.update(appUser).set({ payHash, payFailures: 0, payLockedUntil: null }).where(eq(appUser.uid, uid))
    await tx.update(session).set({ payProof: null, payVerifiedUntil: null }).where(eq(session.uid, uid))
    await endMoneyTokens(tx, uid)
    await tx.update(passkey).set({ paysSince: null }).where(eq(passkey.uid, uid))
    await notifySessionsChanged(tx, uid)
    const { writes, audit } = securityChange(app, uid, 'payPasswordChanged', caller)
    return { result: undefined, guards: proof?.guards ?? [], writes, audit: [...audit, ...(proof?.audit ?? [])] }
  })
  app.sessions.changed(uid)
}
