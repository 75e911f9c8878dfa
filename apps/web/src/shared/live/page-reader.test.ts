import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serverNow } from '../time/server-clock.ts'
import { createPageReader } from './page-reader.ts'
import { createHub } from './tabs/hub.ts'
import { createServer, madeUpSource } from './tabs/testing/server.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Pages of a stranger's subject, which neither the domain nor this folder knows. */
function parcelPage() {
  const reads: string[] = []
  const reader = createPageReader<'parcels' | 'depot'>({
    staleBy: (topic) => (topic === 'moved' ? ['parcels', 'depot'] : []),
    again: (read) => Promise.resolve(reads.push(read)),
    everything: () => Promise.resolve(reads.push('everything')),
  })
  return { reader, reads }
}
const moved = { topic: 'moved', at: 0 }

describe('a page of a made-up subject', () => {
  it('reads again what its topic makes stale, at most once a second', async () => {
    const { reader, reads } = parcelPage()
    for (let at = 0; at < 5000; at += 10) {
      reader.take(moved)
      await vi.advanceTimersByTimeAsync(10)
    }
    const parcels = reads.filter((read) => read === 'parcels')
    expect(parcels.length).toBeGreaterThanOrEqual(4)
    expect(parcels.length).toBeLessThanOrEqual(6)
    expect(reads.filter((read) => read === 'depot')).toHaveLength(parcels.length)
  })

  it('reads nothing for a topic that it does not know', async () => {
    const { reader, reads } = parcelPage()
    reader.take({ topic: 'of a later version', at: 0 })
    await vi.advanceTimersByTimeAsync(5000)
    expect(reads).toEqual([])
  })

  it('reads everything after a gap, once for many', async () => {
    const { reader, reads } = parcelPage()
    for (let round = 0; round < 5; round += 1) reader.take({ topic: 'gap', at: 0 })
    reader.everything()
    await vi.advanceTimersByTimeAsync(500)
    expect(reads).toEqual(['everything'])
  })

  it('learns the server’s time from a greeting', () => {
    const { reader } = parcelPage()
    reader.take({ topic: 'hello', at: 2_000_000_000 })
    expect(serverNow()).toBe(2_000_000_000)
  })

  it('follows its subject’s channel through the tabs’ one connection', async () => {
    const { reader, reads } = parcelPage()
    const server = createServer()
    const parcel = madeUpSource('parcel:7')
    const hub = createHub({
      name: 'parcels',
      tab: 'one',
      connect: () => server.open('one', (run) => run()),
      openBus: () => null,
      locks: null,
      isVisible: () => true,
      now: () => performance.now(),
      hearing: { heard: () => undefined, lost: () => undefined },
      onEvent: (event) => reader.take(event),
      onEnd: () => reader.everything(),
    })
    const end = hub.follow(parcel, server.place())
    server.draw(parcel)()
    server.draw(madeUpSource('parcel:8'))()
    await vi.advanceTimersByTimeAsync(100)
    expect(reads).toEqual(['parcels', 'depot'])
    server.refuse(parcel)
    await vi.advanceTimersByTimeAsync(100)
    expect(reads).toEqual(['parcels', 'depot', 'everything'])
    end()
    hub.leave()
  })
})
