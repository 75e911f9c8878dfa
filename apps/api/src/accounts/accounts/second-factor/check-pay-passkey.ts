import { paidStepText } from '@jindu/domain/accounts/accounts'
import { fail, isDomainError } from '@jindu/domain/errors'
import { isPasskeyAnswer } from '@jindu/domain/input'
import { eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { transactVerb } from '../../../platform/db/index.ts'
import type { ByPasskey, Session } from '../../../platform/sessions/session.ts'
import { refuseWrong, reserveTry, type PayApp } from '../check-pay-password.ts'
import { appUser } from '../tables.ts'
import type { Asking } from './challenges.ts'
import { verifyPasskey } from './verify-passkey.ts'

/** The owner of a challenge that confirms one call: the same session, step and input. */
export const askingToPay = ({ id, uid }: Pick<Session, 'id' | 'uid'>, step: string, input: unknown): Asking => ({
  uid,
  sessionId: id,
  purpose: 'pay',
  bound: createHash('sha256').update(paidStepText(step, input)).digest(),
})

const refuse = (): never => fail('PAY_PASSKEY_WRONG')

/**
 * Verifies a passkey's answer in place of the pay password. It is a try like one of the pay password: wrong ones count
 * together, the last locks both, and a right one forgives those before. It covers one call and leaves the session
 * unverified.
 * @throws DomainError PAY_PASSKEY_WRONG, PAY_PASSWORD_LOCKED, PAY_PASSWORD_NOT_SET
 */
export async function checkPayPasskey(
  app: PayApp,
  session: Session,
  { answer, step, input, address }: ByPasskey,
): Promise<void> {
  if (!isPasskeyAnswer(answer)) return refuse()
  const { uid } = session
  const { failures } = await reserveTry(app, uid, address)
  try {
    const code = typeof input === 'object' && input !== null && 'otp' in input ? input.otp : undefined
    const guards = await verifyPasskey(app, askingToPay(session, step, input), answer, code)
    await transactVerb(app, async (tx) => {
      await tx.update(appUser).set({ payFailures: 0, payLockedUntil: null }).where(eq(appUser.uid, uid))
      return { result: undefined, guards }
    })
  } catch (error) {
    if (!isDomainError(error) || error.code !== 'PASSKEY_WRONG') throw error
    return refuseWrong(app, uid, failures, address, refuse)
  }
}
