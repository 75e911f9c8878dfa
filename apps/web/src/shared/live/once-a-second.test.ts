import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onceASecond } from './once-a-second.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function reader(takes = 0) {
  const reads: string[] = []
  const mark = onceASecond<string>(async (thing) => {
    reads.push(thing)
    await new Promise((resolve) => setTimeout(resolve, takes))
  })
  return { mark, reads }
}

describe('what is marked', () => {
  it('is read at once, and once for all that one commit announces', async () => {
    const { mark, reads } = reader()
    mark(['orders', 'wallet'])
    mark(['wallet'])
    await vi.advanceTimersByTimeAsync(50)
    expect(reads).toEqual(['orders', 'wallet'])
  })

  it('all the time is read once a second', async () => {
    const { mark, reads } = reader()
    for (let at = 0; at < 10_000; at += 5) {
      mark(['orders'])
      await vi.advanceTimersByTimeAsync(5)
    }
    expect(reads.length).toBeGreaterThanOrEqual(9)
    expect(reads.length).toBeLessThanOrEqual(11)
  })

  it('last is read too, at the end of its second', async () => {
    const { mark, reads } = reader()
    mark(['orders'])
    await vi.advanceTimersByTimeAsync(500)
    mark(['orders'])
    await vi.advanceTimersByTimeAsync(499)
    expect(reads).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(50)
    expect(reads).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reads).toHaveLength(2)
  })

  it('while it is being read is not read beside that, but after it', async () => {
    const { mark, reads } = reader(5_000)
    mark(['orders'])
    await vi.advanceTimersByTimeAsync(100)
    mark(['orders'])
    await vi.advanceTimersByTimeAsync(4_000)
    expect(reads).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1_500)
    expect(reads).toHaveLength(2)
  })

  it('does not wait for something else', async () => {
    const { mark, reads } = reader(5_000)
    mark(['orders'])
    await vi.advanceTimersByTimeAsync(100)
    mark(['goods'])
    await vi.advanceTimersByTimeAsync(50)
    expect(reads).toEqual(['orders', 'goods'])
  })
})
