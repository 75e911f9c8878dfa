import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { describe, expect, it } from 'vitest'
import { lazyLink } from './lazy-link.ts'
import type { AppRouter } from './types.ts'

/** A client whose link loads on demand, with a record of its calls. */
function recorded() {
  const calls: string[] = []
  const gate: PromiseWithResolvers<TRPCLink<AppRouter>>[] = []
  const link: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        calls.push(`${op.type} ${op.path}`)
        if (op.type !== 'subscription') {
          observer.next({ result: { data: `${op.path} ${JSON.stringify(op.input)}` } })
          observer.complete()
        }
        return () => {
          calls.push(`end ${op.path}`)
        }
      })
  const load = () => {
    const next = Promise.withResolvers<TRPCLink<AppRouter>>()
    gate.push(next)
    return next.promise
  }
  const client = createTRPCClient<AppRouter>({ links: [lazyLink(load)] })
  return { client, calls, gate, arrive: () => gate.at(-1)?.resolve(link) }
}

const events = { onData: () => undefined }

describe('the link that comes with the first call', () => {
  it('is not asked for by whoever only holds the client', () => {
    expect(recorded().gate).toHaveLength(0)
  })

  it('tells the caller when it does not come, and is asked for again by the next call', async () => {
    const { client, gate, arrive } = recorded()
    const first = client.goods.detail.query({ id: 1 })
    gate[0]?.reject(new Error('offline'))
    await expect(first).rejects.toBeInstanceOf(TRPCClientError)
    const second = client.goods.detail.query({ id: 2 })
    arrive()
    expect(await second).toBe('goods.detail {"id":2}')
    expect(gate).toHaveLength(2)
  })

  it('tells the subscriber when it does not come', async () => {
    const { client, gate } = recorded()
    const failed = Promise.withResolvers<Error>()
    client.live.events.subscribe(undefined, { ...events, onError: failed.resolve })
    gate[0]?.reject(new Error('offline'))
    expect((await failed.promise).message).toBe('offline')
  })

  it('does not subscribe for somebody who has left meanwhile', async () => {
    const { client, calls, arrive } = recorded()
    client.live.events.subscribe(undefined, events).unsubscribe()
    arrive()
    await client.goods.detail.query({ id: 1 })
    expect(calls.filter((call) => call.includes('live'))).toEqual([])
  })

  it('passes calls, answers and the end of a subscription on, loaded once', async () => {
    const { client, calls, gate, arrive } = recorded()
    const running = client.live.events.subscribe(undefined, events)
    const asked = client.goods.detail.query({ id: 7 })
    arrive()
    expect(await asked).toBe('goods.detail {"id":7}')
    running.unsubscribe()
    expect(calls).toEqual(expect.arrayContaining(['subscription live.events', 'query goods.detail', 'end live.events']))
    expect(gate).toHaveLength(1)
  })
})
