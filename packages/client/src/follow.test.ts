import type { LiveEvent } from '@jindu/domain/events'
import { describe, expect, test } from 'vitest'
import { followSource, type Listener } from './follow.ts'

/** A source controlled by the test. */
function source() {
  const listeners: Listener[] = []
  let stopped = 0
  const listen = (_source: unknown, _from: unknown, listener: Listener) => {
    listeners.push(listener)
    return () => {
      stopped += 1
    }
  }
  return {
    listen,
    tell: (...events: readonly LiveEvent[]) => {
      for (const event of events) listeners.at(-1)?.onEvent(event)
    },
    end: (error: unknown) => listeners.at(-1)?.onEnd(error),
    stopped: () => stopped,
  }
}

const wallet = (id: number): LiveEvent => ({
  topic: 'wallet',
  id,
  place: id,
  at: 1_800_000_000,
  payload: { currency: 'LTC' },
})

const hello = (place: number): LiveEvent => ({
  topic: 'hello',
  id: place,
  place,
  at: 1_800_000_000,
  payload: { heartbeatMilliseconds: 2_500 },
})
const gap = (place: number): LiveEvent => ({ topic: 'gap', id: place, place, at: 1_800_000_000, payload: {} })

describe('a stream', () => {
  test('throws what the server ended it with, after all that came before', async () => {
    const server = source()
    const events = followSource(server.listen, 'account', {})
    const first = events.next()
    server.tell(wallet(1))
    server.end(new Error('SESSION_ENDED'))
    expect((await first).value).toMatchObject({ id: 1 })
    await expect(events.next()).rejects.toThrow('SESSION_ENDED')
    expect(server.stopped()).toBe(1)
  })

  test('tells each event once, nothing up to where the reader stands', async () => {
    const server = source()
    const events = followSource(server.listen, 'account', { from: 4 })
    const first = events.next()
    server.tell(wallet(4), wallet(5), wallet(5), wallet(6))
    expect([(await first).value, (await events.next()).value]).toMatchObject([{ id: 5 }, { id: 6 }])
  })

  test('says hello once, however often the connection comes back', async () => {
    const server = source()
    const events = followSource(server.listen, 'account', {})
    const first = events.next()
    server.tell(hello(3), wallet(4), hello(4), wallet(4), gap(9), hello(9), wallet(10))
    const told = [await first, await events.next(), await events.next(), await events.next()]
    expect(told.map(({ value }) => value?.topic)).toEqual(['hello', 'wallet', 'gap', 'wallet'])
    expect(told.at(-1)?.value).toMatchObject({ id: 10 })
  })

  test('tells a reader who is too slow of a gap, and goes on from there', async () => {
    const server = source()
    const events = followSource(server.listen, 'account', {})
    const first = events.next()
    server.tell(...Array.from({ length: 1_001 }, (_, at) => wallet(at + 1)), wallet(1_002))
    expect((await first).value).toMatchObject({ topic: 'gap', place: 1_001 })
    expect((await events.next()).value).toMatchObject({ id: 1_002 })
  })

  test('ends when it is told to, and stops listening', async () => {
    const server = source()
    const stop = new AbortController()
    const events = followSource(server.listen, 'account', { signal: stop.signal })
    const first = events.next()
    stop.abort()
    expect(await first).toEqual({ done: true, value: undefined })
    expect(server.stopped()).toBe(1)
  })
})
