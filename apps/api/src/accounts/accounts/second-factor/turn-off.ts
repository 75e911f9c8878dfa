import { fail } from '@jindu/domain/errors'
import { eq } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import { transactVerb } from '../../../platform/db/index.ts'
import type { Session } from '../../../platform/sessions/session.ts'
import { provePassword } from '../prove-password.ts'
import type { Caller } from '../record-event.ts'
import { notifySessionsChanged } from '../session-notices.ts'
import { securityChange } from '../security-change.ts'
import { passkey, recoveryCode, secondFactor } from '../tables.ts'
import { proveFactor, readFactor } from './prove-factor.ts'
import { newRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'

export interface Proof {
  readonly password: string
  readonly otp: string
}

/**
 * Verifies the password and the second factor again.
 * @throws DomainError SECOND_FACTOR_NOT_ON, PASSWORD_WRONG, RATE_LIMITED, SECOND_FACTOR_WRONG, PASSKEY_WRONG
 */
export async function proveBoth(app: App, session: Session, { password, otp }: Proof, caller: Caller): Promise<void> {
  const factor = await readFactor(app, session.uid)
  if (factor === null) return fail('SECOND_FACTOR_NOT_ON')
  await provePassword(app, session, password, caller)
  await proveFactor(app, factor, otp, { address: caller.address, sessionId: session.id })
}

/** Passkeys and recovery codes go with it. @throws DomainError what `proveBoth` refuses with */
export async function turnFactorOff(app: App, session: Session, proof: Proof, caller: Caller): Promise<void> {
  await proveBoth(app, session, proof, caller)
  const { uid } = session
  await transactVerb(app, async (tx) => {
    await tx.delete(recoveryCode).where(eq(recoveryCode.uid, uid))
    await tx.delete(passkey).where(eq(passkey.uid, uid))
    await tx.delete(secondFactor).where(eq(secondFactor.uid, uid))
    await notifySessionsChanged(tx, uid)
    return { result: undefined, ...securityChange(app, uid, 'secondFactorOff', caller) }
  })
  app.sessions.changed(uid)
}

/** New recovery codes; those before open nothing any more. Refuses as `turnFactorOff` does. */
export async function renewRecoveryCodes(app: App, session: Session, proof: Proof, caller: Caller) {
  await proveBoth(app, session, proof, caller)
  const made = await newRecoveryCodes(app)
  return transactVerb(app, async (tx) => {
    await replaceRecoveryCodes(tx, session.uid, made)
    return { result: { codes: made.codes }, ...securityChange(app, session.uid, 'recoveryCodesMade', caller) }
  })
}
