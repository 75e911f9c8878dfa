import { fail } from '@jindu/domain/errors'
import { eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { rateLimit } from './tables.ts'

export interface RateRule {
  readonly limit: number
  readonly windowSeconds: number
}

/** Counts attempts in PostgreSQL, so that two API processes share one bound. */
export interface RateLimiter {
  /**
   * Counts one attempt.
   * @throws DomainError RATE_LIMITED with `retryAfterSeconds` once more than `limit` fell in the window
   */
  hit(key: string, rule: RateRule): Promise<void>
  /** As `hit`, under the caller's address; loopback is spared in the sandbox. */
  hitAddress(purpose: string, address: string, rule: RateRule): Promise<void>
  /** Forgets the attempts, after one that proved who is calling. */
  clear(key: string): Promise<void>
}

export interface RateLimiterOptions {
  readonly db: Db
  readonly clock: { now(): number }
  readonly spareLoopback: boolean
}

const HITS_BETWEEN_SWEEPS = 500

/** Whether a caller sits on this machine; such addresses are spared in the sandbox. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.')
}

export function createRateLimiter({ db, clock, spareLoopback }: RateLimiterOptions): RateLimiter {
  let hitsSinceSweep = 0

  async function sweep(now: number): Promise<void> {
    hitsSinceSweep = 0
    await db.delete(rateLimit).where(lte(rateLimit.windowEndsAt, now))
  }

  async function hit(key: string, rule: RateRule): Promise<void> {
    const now = clock.now()
    const passed = sql`${rateLimit.windowEndsAt} <= to_timestamp(${now})`
    const [row] = await db
      .insert(rateLimit)
      .values({ key, hits: 1, windowEndsAt: now + rule.windowSeconds })
      .onConflictDoUpdate({
        target: rateLimit.key,
        set: {
          hits: sql`case when ${passed} then 1 else ${rateLimit.hits} + 1 end`,
          windowEndsAt: sql`case when ${passed} then excluded.window_ends_at else ${rateLimit.windowEndsAt} end`,
        },
      })
      .returning({ hits: rateLimit.hits, windowEndsAt: rateLimit.windowEndsAt })
    hitsSinceSweep += 1
    if (hitsSinceSweep >= HITS_BETWEEN_SWEEPS) await sweep(now)
    if (row !== undefined && row.hits > rule.limit) {
      fail('RATE_LIMITED', { retryAfterSeconds: Math.max(1, row.windowEndsAt - now) })
    }
  }

  return {
    hit,
    async hitAddress(purpose, address, rule) {
      if (spareLoopback && isLoopback(address)) return
      await hit(`${purpose}:address:${address}`, rule)
    },
    async clear(key) {
      await db.delete(rateLimit).where(eq(rateLimit.key, key))
    },
  }
}
