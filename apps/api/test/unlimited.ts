import type { RateLimiter } from '../src/platform/rate-limit/rate-limiter.ts'

/** For tests that ask for more in an hour than anybody may. */
export const unlimited: RateLimiter = {
  count: () => Promise.resolve(0),
  giveBack: () => Promise.resolve(),
  forget: () => Promise.resolve(),
}
