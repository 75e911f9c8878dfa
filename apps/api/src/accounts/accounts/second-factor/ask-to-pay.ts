import { isPaidStep, paidStatement, type PaidStatement } from '@jindu/domain/accounts/accounts'
import { fail } from '@jindu/domain/errors'
import { coinMoney, idField, refuse } from '@jindu/domain/input'
import type { CurrencyCode, Money } from '@jindu/domain/money'
import { z } from 'zod'
import type { App } from '../../../platform/app.ts'
import type { Session } from '../../../platform/sessions/session.ts'
import { payPasswordStatus } from '../verify-pay-password.ts'
import { askingToPay } from './check-pay-passkey.ts'
import { requestFor } from './own-passkeys.ts'

/** A step that asks for the pay password, with the input that it will be sent with. */
export const payByPasskeyInput = z.object({
  step: z.string(refuse('INPUT_INVALID')).max(60, refuse('INPUT_INVALID')),
  input: z.record(z.string().max(40), z.unknown(), refuse('INPUT_INVALID')),
})

/** Reads a thing whose amount a step does not name, for those who may see it; each feature brings its own, by kind. */
export type PaidSubjects = Readonly<
  Record<string, (app: App, session: Session, id: number) => Promise<{ readonly amount: Money<CurrencyCode> }>>
>

async function amountOf(app: App, session: Session, subjects: PaidSubjects, { amount, to }: PaidStatement) {
  const read = to === null ? undefined : subjects[to.kind]
  if (amount !== null || to === null || read === undefined) return amount
  const id = idField.safeParse(Number(to.id)).data ?? fail('INPUT_INVALID')
  return (await read(app, session, id)).amount
}

/**
 * Options for `navigator.credentials.get` in place of the pay password, bound to one step with its input, and the amount
 * and destination that its owner must read first.
 * @throws DomainError INPUT_INVALID for a step without pay password, or one whose amount or destination is left open;
 *   PAY_PASSWORD_NOT_SET, PAY_PASSWORD_LOCKED, PASSKEY_NOT_FOUND where no passkey was chosen
 */
export async function askToPay(
  app: App,
  session: Session,
  subjects: PaidSubjects,
  { step, input }: z.output<typeof payByPasskeyInput>,
) {
  const statement = isPaidStep(step) ? paidStatement(step, input, (value) => coinMoney.safeParse(value).data) : null
  if (statement === null) return fail('INPUT_INVALID')
  const { set, lockedUntil } = await payPasswordStatus(app, session)
  if (!set) return fail('PAY_PASSWORD_NOT_SET')
  if (lockedUntil !== null) return fail('PAY_PASSWORD_LOCKED', { retryAfterSeconds: lockedUntil - app.clock.now() })
  const amount = await amountOf(app, session, subjects, statement)
  return { request: await requestFor(app, askingToPay(session, step, input)), amount, to: statement.to }
}
