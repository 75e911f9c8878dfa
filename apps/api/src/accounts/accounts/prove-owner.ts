import type { GuardedStep } from '@jindu/domain/accounts/accounts'
import { fail } from '@jindu/domain/errors'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { checkPayPassword } from './check-pay-password.ts'
import type { Caller } from './record-event.ts'
import { proveStep, type FactorProof } from './second-factor/prove-factor.ts'

export { proveStep }

interface Proof {
  readonly payPassword?: string | undefined
  readonly otp?: string | undefined
}

/**
 * For steps that outlast the session: requires the pay password itself, even if the session verified it already. Also
 * requires the second factor if the account has one.
 * @returns the guards and audit entries for the commit; null without a second factor
 * @throws DomainError PAY_PASSWORD_REQUIRED, PAY_PASSWORD_WRONG, PAY_PASSWORD_LOCKED, PAY_PASSWORD_NOT_SET, SECOND_FACTOR_REQUIRED,
 *   SECOND_FACTOR_WRONG
 */
export async function proveOwner(
  app: App,
  session: Session,
  step: GuardedStep,
  { payPassword, otp }: Proof,
  caller: Caller,
): Promise<FactorProof | null> {
  await checkPayPassword(app, session, payPassword ?? fail('PAY_PASSWORD_REQUIRED'), 'carried', caller.address)
  return proveStep(app, session, step, otp, caller)
}
