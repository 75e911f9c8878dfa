import { TRPCClientError, type Operation } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { describe, expect, it } from 'vitest'
import { connectionFailure, ForeignAnswerError } from './connection-errors.ts'
import { onlineLink } from './online-link.ts'
import { outcomeLink } from './outcome-link.ts'
import { answerOf, type Answer } from './promise-link.ts'
import type { AppRouter } from './types.ts'

type Outcome = Answer | Error
const lost = (): Error => TRPCClientError.from(new Error('Failed to fetch'))
const answer = (data: unknown): Answer => ({ result: { data } })

/** A server that answers each call in turn, and a clock that only pauses move. */
function connection(...outcomes: readonly Outcome[]) {
  const calls: { readonly path: string; readonly key: unknown }[] = []
  const clock = { now: 0 }
  const link = outcomeLink({
    now: () => clock.now,
    pause: (milliseconds) => {
      clock.now += milliseconds
      return Promise.resolve()
    },
  })({})
  const next = (op: Operation) =>
    observable<Answer, TRPCClientError<AppRouter>>((observer) => {
      const { idempotencyKey, key } = Object(op.input)
      calls.push({ path: op.path, key: idempotencyKey ?? key })
      const outcome = outcomes[Math.min(calls.length, outcomes.length) - 1]
      if (outcome instanceof Error) observer.error(TRPCClientError.from(outcome))
      else if (outcome !== undefined) {
        observer.next(outcome)
        observer.complete()
      }
    })
  const place = (idempotencyKey = 'first-key') =>
    answerOf(
      link({
        op: {
          id: 1,
          type: 'mutation',
          path: 'goodsOrders.place',
          input: { idempotencyKey },
          context: {},
          signal: null,
        },
        next,
      }),
    )
  return { calls, place, pathOf: () => calls.map(({ path }) => path) }
}

const failureOf = async (run: Promise<unknown>) =>
  connectionFailure(
    await run.then(
      () => null,
      (error: unknown) => error,
    ),
  )

describe('a step whose answer was lost', () => {
  it('that was carried out answers with its first result', async () => {
    const { place, pathOf } = connection(lost(), answer({ done: true }), answer({ id: 7 }))
    expect(await place()).toEqual(answer({ id: 7 }))
    expect(pathOf()).toEqual(['goodsOrders.place', 'requests.settle', 'goodsOrders.place'])
  })

  it('that was not carried out says so, and goes on under another key when it is tried again', async () => {
    const { calls, place } = connection(lost(), answer({ done: false }), answer({ id: 8 }))
    expect(await failureOf(place())).toBe('notCarriedOut')
    expect(await place()).toEqual(answer({ id: 8 }))
    expect(calls.map(({ key }) => key === 'first-key')).toEqual([true, true, false])
  })

  it('is asked about until the server answers, and not for ever', async () => {
    const { place, pathOf } = connection(lost())
    expect(await failureOf(place())).toBe('unknown')
    expect(new Set(pathOf().slice(1))).toEqual(new Set(['requests.settle']))
    expect(pathOf().length).toBeLessThan(20)
  })

  it.each([500, 502, 503, 504, 408, 200])(
    'is asked about when a proxy’s page came with %i in its place',
    async (status) => {
      const page = TRPCClientError.from(new ForeignAnswerError(status))
      const { place, pathOf } = connection(page, answer({ done: true }), answer({ id: 7 }))
      expect(await place()).toEqual(answer({ id: 7 }))
      expect(pathOf()).toEqual(['goodsOrders.place', 'requests.settle', 'goodsOrders.place'])
    },
  )

  it.each([401, 403, 404, 413, 429])(
    'is not asked about when a proxy refused it with %i: it never came',
    async (status) => {
      const { place, pathOf } = connection(TRPCClientError.from(new ForeignAnswerError(status)))
      await expect(place()).rejects.toThrow(`HTTP ${status}`)
      expect(pathOf()).toEqual(['goodsOrders.place'])
    },
  )

  it('is not asked about when the server has refused it', async () => {
    const refusal = Object.assign(TRPCClientError.from(new Error('INSUFFICIENT_FUNDS')), {
      data: { httpStatus: 400, domain: { code: 'INSUFFICIENT_FUNDS', details: {} } },
    })
    const { place, pathOf } = connection(refusal)
    await expect(place()).rejects.toThrow('INSUFFICIENT_FUNDS')
    expect(pathOf()).toEqual(['goodsOrders.place'])
  })
})

it('a step without a connection is not sent, a read is', async () => {
  const sent: string[] = []
  const link = onlineLink(() => false)({})
  const run = (type: 'query' | 'mutation') =>
    answerOf(
      link({
        op: { id: 1, type, path: type, input: {}, context: {}, signal: null },
        next: ({ path }) =>
          observable((observer) => {
            sent.push(path)
            observer.next(answer(null))
          }),
      }),
    )
  expect(await failureOf(run('mutation'))).toBe('offline')
  expect(await run('query')).toEqual(answer(null))
  expect(sent).toEqual(['query'])
})
