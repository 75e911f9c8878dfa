import { TRPCClientError, type Operation } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { afterEach, expect, it, vi } from 'vitest'
import { BY_PASSKEY, payWith, type AskPasskeyToPay } from '../session/pay-by-passkey.ts'
import { payHeader, payLink } from './pay-link.ts'
import { answerOf, type Answer } from './promise-link.ts'
import type { AppRouter } from './types.ts'

const refused = (code: string): Error =>
  Object.assign(TRPCClientError.from(new Error(code)), { data: { httpStatus: 403, domain: { code, details: {} } } })

/** A call that the server refuses with `code` unless a passkey's answer comes with it. */
function send(code = 'PAY_PASSWORD_NOT_VERIFIED', context: Record<string, unknown> = {}) {
  const headers: Readonly<Record<string, string>>[] = []
  const next = (op: Operation) =>
    observable<Answer, TRPCClientError<AppRouter>>((observer) => {
      headers.push(payHeader(op))
      if (payHeader(op)['pay-passkey'] === 'declined')
        return observer.error(TRPCClientError.from(refused('PAY_PASSKEY_WRONG')))
      if (!('pay-passkey' in payHeader(op))) return observer.error(TRPCClientError.from(refused(code)))
      observer.next({ result: { data: 'paid' } })
      observer.complete()
      return undefined
    })
  const op = { id: 1, type: 'mutation', path: 'transfers.move', input: { a: 1 }, context, signal: null } as const
  const answer = answerOf(payLink({})({ op, next })).then(
    ({ result }) => ('data' in result ? result.data : undefined),
    ({ message }: Error) => message,
  )
  return { answer, headers }
}

let leave = (): void => undefined
const place = (answer: string | null) => {
  const ask = vi.fn<AskPasskeyToPay>().mockResolvedValue(answer)
  leave = payWith(ask)
  return ask
}
afterEach(() => {
  leave()
  leave = () => undefined
})

it('a call without the pay password is confirmed by the passkey, and sent once more with its answer', async () => {
  const ask = place('passkey.a.b.c.d')
  const { answer, headers } = send()
  expect(await answer).toBe('paid')
  expect(ask.mock.calls).toEqual([['transfers.move', { a: 1 }]])
  expect(headers).toEqual([{}, { 'pay-passkey': 'passkey.a.b.c.d' }])
})

it('a form that has no pay password asks at once', async () => {
  place('passkey.a.b.c.d')
  const { answer, headers } = send(undefined, BY_PASSKEY.context)
  expect(await answer).toBe('paid')
  expect(headers).toEqual([{ 'pay-passkey': 'passkey.a.b.c.d' }])
})

it('declined, or where none stands in, it is refused as before', async () => {
  expect(await send().answer).toBe('PAY_PASSWORD_NOT_VERIFIED')
  place(null)
  expect(await send().answer).toBe('PAY_PASSWORD_NOT_VERIFIED')
  const asked = send(undefined, BY_PASSKEY.context)
  expect(await asked.answer).toBe('PAY_PASSKEY_WRONG')
  // Never without an answer: in a verified session it would be carried out.
  expect(asked.headers).toEqual([{ 'pay-passkey': 'declined' }])
})

it('another refusal asks for nothing', async () => {
  const ask = place('passkey.a.b.c.d')
  expect(await send('PRICE_CHANGED').answer).toBe('PRICE_CHANGED')
  expect(ask).not.toHaveBeenCalled()
})
