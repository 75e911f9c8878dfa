import type { RateLimiter } from '../src/platform/rate-limit/rate-limiter.ts'

/** For tests that ask for more in an hour than anybody may. */
export const unlimited: RateLimiter = {
  count: () => Promise.resolve(0),
  measure: () => Promise.resolve({ limit: 1, counted: 0, left: 1, resetSeconds: 1, isAbove: false }),
  giveBack: () => Promise.resolve(),
  forget: () => Promise.resolve(),
  read: () => undefined,
}
