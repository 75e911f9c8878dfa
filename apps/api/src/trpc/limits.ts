import { limitRules, type QuotaName, type RateName } from '@jindu/domain/rules'
import type { Counted, RateLimiter } from '../platform/rate-limit/rate-limiter.ts'

/** The rate limits of a procedure. */
export interface Counts {
  /** The rate limit of the call; mutations default to `write`. */
  readonly rate?: RateName
  /** Further quotas that the call counts against. */
  readonly counts?: readonly QuotaName[]
}

type CallType = 'query' | 'mutation' | 'subscription'

const isQuota = (name: QuotaName): boolean => name in limitRules.quotas

/**
 * Counts a call against its rate limit and quotas.
 * @returns an object that returns the quotas if the call is refused for another reason; null without quotas
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
      // A call refused by one quota must not count against the others.
      await giveBack()
      throw error
    }
  }
  return taken.length === 0 ? null : { giveBack }
}
