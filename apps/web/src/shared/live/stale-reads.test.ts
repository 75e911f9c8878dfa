import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ApiQueries } from '../trpc/react-query.ts'
import { pageReads } from './stale-reads.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it.each([
  [0.001, 3],
  [0.5, 1500],
  [0.999, 2997],
])(
  'a strip of ads is not read again by all pages at once: one that draws %s reads after %s ms',
  async (drawn, after) => {
    vi.spyOn(Math, 'random').mockReturnValue(drawn)
    const invalidate = vi.fn<() => Promise<void>>().mockResolvedValue()
    const reads = { ads: { strip: { invalidate } } }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what nothing here reads is left out
    const { again, staleBy } = pageReads(reads as unknown as ApiQueries, new QueryClient(), vi.fn())
    const done = Promise.all(staleBy('adStrip').map(again))
    await vi.advanceTimersByTimeAsync(after - 1)
    expect(invalidate).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await done
    expect(invalidate).toHaveBeenCalledTimes(1)
  },
)

it('a right that changes makes the page read anew what its reader may', async () => {
  const invalidate = vi.fn<() => Promise<void>>().mockResolvedValue()
  const rereadAccount = vi.fn<() => Promise<void>>().mockResolvedValue()
  const reads = { rights: { invalidate }, conversations: { invalidate }, messages: { invalidate } }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what nothing here reads is left out
  const { again, staleBy } = pageReads(reads as unknown as ApiQueries, new QueryClient(), rereadAccount)
  await Promise.all(staleBy('right').map(again))
  expect(rereadAccount).toHaveBeenCalledOnce()
  expect(invalidate).toHaveBeenCalledTimes(3)
})
