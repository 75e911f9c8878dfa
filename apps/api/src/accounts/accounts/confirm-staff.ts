import { fail } from '@jindu/domain/errors'
import { accountRules } from '@jindu/domain/rules'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { AuditDraft } from '../../platform/audit/audit.ts'
import { transactVerb } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { provePassword } from './prove-password.ts'
import { accountEvent, type Caller } from './record-event.ts'
import { proveStep } from './second-factor/prove-factor.ts'
import { notifySessionsChanged } from './session-notices.ts'
import { session as sessions } from './tables.ts'

/** Until when somebody who proved who they are at `now` counts as confirmed. @param now unix seconds */
export const staffConfirmedUntil = (now: number): number => now + accountRules.staff.confirmedSeconds

export interface StaffProof {
  readonly password?: string | undefined
  readonly otp?: string | undefined
}

/**
 * Staff prove again who they are, before money and rulings: by a code, or by the password where they have no second factor.
 * @throws DomainError SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, PASSWORD_REQUIRED, PASSWORD_WRONG, RATE_LIMITED
 */
export async function confirmStaff(
  app: App,
  session: Session,
  { password, otp }: StaffProof,
  caller: Caller,
): Promise<{ confirmedUntil: number }> {
  const proof = await proveStep(app, session, 'staff.confirm', otp, caller)
  if (proof === null) await provePassword(app, session, password ?? fail('PASSWORD_REQUIRED'), caller)
  const confirmedUntil = staffConfirmedUntil(app.clock.now())
  await transactVerb(app, async (tx) => {
    await tx.update(sessions).set({ staffConfirmedUntil: confirmedUntil }).where(eq(sessions.id, session.id))
    await notifySessionsChanged(tx, session.uid)
    const confirmed: AuditDraft = {
      ...accountEvent(session.uid, 'staffConfirmed', caller),
      actor: { kind: 'staff', uid: session.uid },
    }
    const audit = [confirmed, ...(proof?.audit ?? [])]
    return { result: undefined, guards: proof?.guards ?? [], audit }
  })
  app.sessions.changed(session.uid)
  return { confirmedUntil }
}
