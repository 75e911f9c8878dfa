import { TRPCClientError, type Operation, type OperationLink, type OperationResultEnvelope } from '@trpc/client'
import { observable, type Observer } from '@trpc/server/observable'
import { describe, expect, it } from 'vitest'
import { DUPLICATE_GUARD_MS, duplicateGuard } from './duplicate-guard.ts'
import { isDuplicateRequest } from './duplicate-request.ts'
import type { AppRouter } from './types.ts'

type Answer = Observer<OperationResultEnvelope<unknown, TRPCClientError<AppRouter>>, TRPCClientError<AppRouter>>

/** The guard in front of a server that responds on demand. */
function guarded(clock: { now: number }) {
  const sent: Answer[] = []
  const link: OperationLink<AppRouter> = duplicateGuard(() => clock.now)({})
  const send = (path: string, input: unknown, type: Operation['type'] = 'mutation') => {
    const outcome: { error?: unknown; done: boolean } = { done: false }
    const subscription = link({
      op: { id: 1, type, path, input, context: {}, signal: null },
      next: () =>
        observable((observer) => {
          sent.push(observer)
        }),
    }).subscribe({
      next: () => undefined,
      error: (error) => {
        outcome.error = error
      },
      complete: () => {
        outcome.done = true
      },
    })
    return { outcome, cancel: () => subscription.unsubscribe() }
  }
  return { sent, send }
}

describe('a request whose twin is under way is cancelled silently', () => {
  it('refuses the same mutation with the same input', () => {
    const { sent, send } = guarded({ now: 0 })
    send('goodsOrders.place', { goodsId: 1 })
    const twin = send('goodsOrders.place', { goodsId: 1 })
    expect(sent).toHaveLength(1)
    expect(isDuplicateRequest(twin.outcome.error)).toBe(true)
  })

  it('lets another input and another procedure through', () => {
    const { sent, send } = guarded({ now: 0 })
    send('goodsOrders.place', { goodsId: 1 })
    send('goodsOrders.place', { goodsId: 2 })
    send('goodsOrders.confirm', { goodsId: 1 })
    expect(sent).toHaveLength(3)
  })

  it('does not guard queries: they share their answer through the cache', () => {
    const { sent, send } = guarded({ now: 0 })
    send('goods.list', { page: 1 }, 'query')
    send('goods.list', { page: 1 }, 'query')
    expect(sent).toHaveLength(2)
  })

  it.each(['answer', 'failure', 'cancellation'])('is released by an %s', (end) => {
    const { sent, send } = guarded({ now: 0 })
    const first = send('wallet.refreshDeposit', {})
    if (end === 'answer') sent[0]?.complete()
    if (end === 'failure') sent[0]?.error(TRPCClientError.from(new Error('lost')))
    if (end === 'cancellation') first.cancel()
    send('wallet.refreshDeposit', {})
    expect(sent).toHaveLength(2)
  })

  it('holds until 60 seconds have passed and not longer', () => {
    const clock = { now: 1000 }
    const { sent, send } = guarded(clock)
    send('goodsOrders.hold', { id: 7 })
    clock.now = 1000 + DUPLICATE_GUARD_MS - 1
    send('goodsOrders.hold', { id: 7 })
    expect(sent).toHaveLength(1)
    clock.now = 1000 + DUPLICATE_GUARD_MS
    send('goodsOrders.hold', { id: 7 })
    expect(sent).toHaveLength(2)
  })

  it('is not released by the first request when a second one has taken its place', () => {
    const clock = { now: 0 }
    const { sent, send } = guarded(clock)
    send('goodsOrders.hold', { id: 7 })
    clock.now = DUPLICATE_GUARD_MS
    send('goodsOrders.hold', { id: 7 })
    sent[0]?.complete()
    const third = send('goodsOrders.hold', { id: 7 })
    expect(sent).toHaveLength(2)
    expect(isDuplicateRequest(third.outcome.error)).toBe(true)
  })
})
