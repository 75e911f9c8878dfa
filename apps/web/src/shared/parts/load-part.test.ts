import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadPart, UNREACHED } from './load-part.ts'

const GONE = new TypeError('Failed to fetch dynamically imported module: /assets/part-1.js')
const probe = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', probe)
  // The connection is back before the error of the failed file arrives.
  vi.stubGlobal('navigator', { onLine: true })
  probe.mockReset().mockResolvedValue(new Response())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What `import()` gives at each try; the last one for all later tries. */
function tries(...results: readonly (Error | string)[]) {
  let count = 0
  return vi.fn<() => Promise<string | undefined>>(async () => {
    const result = results[Math.min(count++, results.length - 1)]
    if (result instanceof Error) throw result
    return result
  })
}

const failureOf = (part: Promise<unknown>): Promise<unknown> => part.catch((error: unknown) => error)

it('a file that failed during a cut and whose error arrives after the connection is back is loaded again', async () => {
  const load = tries(GONE, 'part')
  const part = loadPart(load)
  await vi.runAllTimersAsync()
  expect(await part).toBe('part')
  expect(load).toHaveBeenCalledTimes(2)
})

it('a file that the server was not reached for never fails as a missing one, which would reload the page', async () => {
  probe.mockRejectedValue(new TypeError(UNREACHED))
  await expect(loadPart(tries(GONE))).rejects.toThrow(UNREACHED)
})

it('a connection that is cut again between two tries is no missing file', async () => {
  probe.mockResolvedValueOnce(new Response()).mockRejectedValue(new TypeError(UNREACHED))
  const [failed] = await Promise.all([failureOf(loadPart(tries(GONE))), vi.runAllTimersAsync()])
  expect(failed).toEqual(new Error(UNREACHED, { cause: GONE }))
})

it('a file of an older build, which the reached server does not have, fails unchanged after three tries', async () => {
  const load = tries(GONE)
  const [failed] = await Promise.all([failureOf(loadPart(load)), vi.runAllTimersAsync()])
  expect(failed).toBe(GONE)
  expect(load).toHaveBeenCalledTimes(3)
})
