import type { Operation, TRPCLink } from '@trpc/client'
import { failureCode } from '../errors/failure.ts'
import { isRecord } from '../is-record.ts'
import { passkeyPlace } from '../session/pay-by-passkey.ts'
import { answerOf, asObservable } from './promise-link.ts'
import type { AppRouter } from './types.ts'

/** The header in which a passkey's answer travels. */
export function payHeader(op: Operation | undefined): Readonly<Record<string, string>> {
  const answer = op?.context['payPasskey']
  return typeof answer === 'string' ? { 'pay-passkey': answer } : {}
}

/** A call that lacks the pay password is confirmed by the reader's passkey, where one stands in, and sent once more. */
export const payLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    if (op.type !== 'mutation') return next(op)
    return asObservable(async () => {
      const { payPasskey, ...context } = op.context
      const isAskedAtOnce = payPasskey !== undefined
      let refusal: unknown
      try {
        if (!isAskedAtOnce) return await answerOf(next(op))
      } catch (error) {
        if (failureCode(error) !== 'PAY_PASSWORD_NOT_VERIFIED') throw error
        refusal = error
      }
      const answer = isRecord(op.input) ? await passkeyPlace()?.(op.path, op.input) : null
      if (answer == null && !isAskedAtOnce) throw refusal
      // Declined: the server refuses what is no answer, also in a session that verified the pay password.
      return answerOf(next({ ...op, context: { ...context, payPasskey: answer ?? 'declined' } }))
    })
  }
