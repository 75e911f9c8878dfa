import type { GuardedStep } from '@jindu/domain/accounts/accounts'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { provePassword } from './prove-password.ts'
import type { Caller } from './record-event.ts'
import { proveStep, type FactorProof } from './second-factor/prove-factor.ts'

/** A field of `ownProofInput`. */
export interface OwnProof {
  readonly password: string
  readonly otp?: string | undefined
}

/**
 * Verifies the login password again, and a code if the account has a second factor.
 * @returns the guards and audit entries for the commit; null without a second factor
 * @throws DomainError PASSWORD_WRONG, RATE_LIMITED, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, PASSKEY_WRONG
 */
export async function reauthenticate(
  app: App,
  session: Session,
  step: GuardedStep,
  { password, otp }: OwnProof,
  caller: Caller,
): Promise<FactorProof | null> {
  await provePassword(app, session, password, caller)
  return proveStep(app, session, step, otp, caller)
}
