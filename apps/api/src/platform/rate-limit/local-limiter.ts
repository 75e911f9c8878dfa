import { fail } from '@jindu/domain/errors'
import type { RateRule } from './rate-limiter.ts'

const MAX_KEYS = 50_000

/**
 * Counts attempts within this process only: for calls on which a database round trip would cost more than they do.
 * @returns a function that counts one attempt and throws DomainError RATE_LIMITED above the bound
 */
export function createLocalLimiter(rule: RateRule, clock: { now(): number }): (key: number | string) => void {
  let windowEndsAt = 0
  let hits = new Map<number | string, number>()
  return (key) => {
    const now = clock.now()
    if (now >= windowEndsAt || hits.size > MAX_KEYS) {
      hits = new Map()
      windowEndsAt = now + rule.windowSeconds
    }
    const count = (hits.get(key) ?? 0) + 1
    hits.set(key, count)
    if (count > rule.limit) fail('RATE_LIMITED', { retryAfterSeconds: Math.max(1, windowEndsAt - now) })
  }
}
