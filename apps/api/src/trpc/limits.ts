import { limitRules, type QuotaName, type RateName } from '@jindu/domain/rules'
import type { Counted, RateLimiter } from '../platform/rate-limit/rate-limiter.ts'

/** How a procedure is counted. */
export interface Counts {
  /** How often the call may be made; of every mutation `write` unless named. */
  readonly rate?: RateName
  /** What the call counts towards besides. */
  readonly counts?: readonly QuotaName[]
}

type CallType = 'query' | 'mutation' | 'subscription'

const isQuota = (name: QuotaName): boolean => name in limitRules.quotas

/**
 * Counts a call towards its rate and what else it names.
 * @returns what takes the call out of its quotas again when it is refused for another reason; null when it is in none
 * @throws DomainError RATE_LIMITED
 */
export async function countCall(
  limiter: RateLimiter,
  type: CallType,
  { rate, counts = [] }: Counts,
  who: Counted,
): Promise<{ giveBack(): Promise<void> } | null> {
  const named = rate ?? (type === 'mutation' ? 'write' : null)
  if (named !== null) await limiter.count(named, who)
  const taken: QuotaName[] = []
  async function giveBack(): Promise<void> {
    await Promise.all(taken.map((quota) => limiter.giveBack(quota, who)))
  }
  for (const name of counts) {
    if (isQuota(name)) taken.push(name)
    try {
      await limiter.count(name, who)
    } catch (error) {
      // What is above one bound must not fill the others.
      await giveBack()
      throw error
    }
  }
  return taken.length === 0 ? null : { giveBack }
}
