import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { checkPayPassword } from './check-pay-password.ts'
import type { Caller } from './record-event.ts'
import { paysFor } from './second-factor/passkey-pays.ts'
import { appUser, passkey } from './tables.ts'

export interface PayPasswordStatus {
  readonly set: boolean
  readonly verified: boolean
  /** Unix seconds; 0 when not verified. */
  readonly verifiedUntil: number
  /** Unix seconds; null when not locked. */
  readonly lockedUntil: number | null
  /** Whether one of the account's passkeys may stand in for it. */
  readonly byPasskey: boolean
}

/**
 * Marks the session as verified for the site's term.
 * @throws DomainError PAY_PASSWORD_WRONG, PAY_PASSWORD_LOCKED, PAY_PASSWORD_NOT_SET
 */
export async function verifyPayPassword(
  app: App,
  current: Session,
  payDigest: string,
  caller: Caller,
): Promise<{ verifiedUntil: number }> {
  const verifiedUntil = await checkPayPassword(app, current, payDigest, 'verify', caller.address)
  app.sessions.changed(current.uid)
  return { verifiedUntil }
}

export async function payPasswordStatus(app: App, current: Session): Promise<PayPasswordStatus> {
  const [[user], payingKeys] = await Promise.all([
    app.db
      .select({ payHash: appUser.payHash, lockedUntil: appUser.payLockedUntil })
      .from(appUser)
      .where(eq(appUser.uid, current.uid)),
    app.db.$count(passkey, paysFor(current.uid)),
  ])
  const now = app.clock.now()
  const lockedUntil = user?.lockedUntil ?? 0
  return {
    set: user?.payHash != null,
    verified: current.payVerifiedUntil > now,
    verifiedUntil: current.payVerifiedUntil > now ? current.payVerifiedUntil : 0,
    lockedUntil: lockedUntil > now ? lockedUntil : null,
    byPasskey: payingKeys > 0,
  }
}
