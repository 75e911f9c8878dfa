import { describe, expect, it } from 'vitest'
import { lazyClient } from './lazy-client.ts'
import type { ApiClient } from './types.ts'

/** A client whose procedures tell what they were called with. */
function recorded() {
  const calls: string[] = []
  const gate = Promise.withResolvers<ApiClient>()
  const real = {
    goods: { detail: { query: (input: unknown) => Promise.resolve(`goods ${JSON.stringify(input)}`) } },
    live: {
      events: {
        subscribe: () => {
          calls.push('subscribed')
          return { unsubscribe: () => calls.push('unsubscribed') }
        },
      },
    },
  }
  let loads = 0
  const client = lazyClient(() => {
    loads += 1
    return gate.promise
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the two procedures that the tests call
  return { client, calls, arrive: () => gate.resolve(real as unknown as ApiClient), gate, loads: () => loads }
}

const events = { onData: () => undefined }

describe('the client that comes with the first call', () => {
  it('is not asked for by whoever only holds it', async () => {
    const { client, loads } = recorded()
    await Promise.resolve(client.goods)
    expect(loads()).toBe(0)
  })

  it('tells the subscriber when it does not come', async () => {
    const { client, gate } = recorded()
    const failed = Promise.withResolvers<unknown>()
    client.live.events.subscribe(undefined, { ...events, onError: failed.resolve })
    gate.reject(new Error('offline'))
    expect(await failed.promise).toEqual(new Error('offline'))
  })

  it('does not subscribe for somebody who has left meanwhile', async () => {
    const { client, calls, arrive } = recorded()
    client.live.events.subscribe(undefined, events).unsubscribe()
    arrive()
    await client.goods.detail.query({ id: 1 })
    expect(calls).toEqual([])
  })

  it('passes calls, answers and the end of a subscription on', async () => {
    const { client, calls, arrive } = recorded()
    const running = client.live.events.subscribe(undefined, events)
    const asked = client.goods.detail.query({ id: 7 })
    arrive()
    expect(await asked).toBe('goods {"id":7}')
    running.unsubscribe()
    expect(calls).toEqual(['subscribed', 'unsubscribed'])
  })
})
