import { fail } from '@jindu/domain/errors'
import { limitRules, tokenLimits, type LimitName, type LimitRule, type RateBound } from '@jindu/domain/rules'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Clock } from '../clock/index.ts'
import type { Db } from '../db/index.ts'
import { createReadCounter, type Reader } from './read-counter.ts'
import { hasWiderNetworks, isLoopback, networkOf } from './network.ts'
import { storeClient } from './store-client.ts'

/**
 * The key of a counter: an account, an address, or both. For login tries: the account with the stranger's network
 * (`from`) or known browser (`device`).
 */
export interface Counted {
  readonly uid?: number | undefined
  readonly address?: string | undefined
  readonly from?: string
  readonly device?: string
  /** An access token. */
  readonly token?: number
}

/** A counter's state after a call. */
export interface Measured {
  readonly limit: number
  readonly counted: number
  readonly left: number
  /** Until the window resets. */
  readonly resetSeconds: number
  readonly isAbove: boolean
}

/** Counts calls in PostgreSQL, so that all API processes share the limits of `limitRules`. Reads are counted per process. */
export interface RateLimiter {
  /**
   * Counts one call.
   * @returns the highest count of the matching counters; 0 without any
   * @throws DomainError RATE_LIMITED with `retryAfterSeconds` above a limit
   */
  count(limit: LimitName, who: Counted): Promise<number>
  /** Counts one call against the first limit and returns its state; the caller decides about refusal. */
  measure(limit: LimitName, who: Counted): Promise<Measured>
  /** Returns one count, for a call that had no effect. */
  giveBack(limit: LimitName, who: Counted): Promise<void>
  /** Resets the counters, after the caller was authenticated. */
  forget(limit: LimitName, who: Counted): Promise<void>
  /**
   * Counts a read, in this process alone (`readLimits`).
   * @throws DomainError RATE_LIMITED with `retryAfterSeconds`
   */
  read(reader: Reader): void
}

export interface RateLimiterOptions {
  readonly db: Db
  readonly clock: Clock
  /** In a sandbox, callers on this machine have no address, and the clock can be moved. */
  readonly sandbox: boolean
}

interface Counter {
  readonly limiter: RateLimiterPostgres
  readonly key: string
}

const SECOND = 1_000
/** Windows up to this length cache a block in memory, to spare the database. */
const REMEMBERED_SECONDS = 60

const RULES: Readonly<Record<LimitName, LimitRule>> = {
  ...limitRules.rates,
  ...limitRules.quotas,
  ...limitRules.efforts,
  ...limitRules.tries,
  ...tokenLimits,
}

function createLimiters({ db, clock, sandbox }: RateLimiterOptions) {
  const client = storeClient(db, clock)

  function limiterOf(limit: string, { limit: points, windowSeconds }: RateBound): RateLimiterPostgres {
    const remember = !sandbox && windowSeconds <= REMEMBERED_SECONDS
    return new RateLimiterPostgres({
      storeClient: client,
      storeType: 'client',
      tableName: 'rate_count',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: `${limit}:${windowSeconds}`,
      points,
      duration: windowSeconds,
      ...(remember ? { inMemoryBlockOnConsumed: points + 1 } : {}),
    })
  }

  return Object.fromEntries(
    Object.entries(RULES).map(([limit, { perAccount, perAddress, perPair = [], perDevice = [], perToken = [] }]) => {
      const each = (bounds: readonly RateBound[]) => bounds.map((bound) => limiterOf(limit, bound))
      const ofPair = perPair.map((bound) => ({ ipv6Bits: bound.ipv6Bits, limiter: limiterOf(limit, bound) }))
      return [
        limit,
        {
          ofAccount: each(perAccount),
          ofAddress: each(perAddress),
          ofPair,
          ofDevice: each(perDevice),
          ofToken: each(perToken),
        },
      ]
    }),
  )
}

/** The highest count. Refuses with the longest wait; rethrows any other error. */
function judge(outcomes: readonly PromiseSettledResult<RateLimiterRes>[]): number {
  const reasons: unknown[] = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  const refused = reasons.filter((reason) => reason instanceof RateLimiterRes)
  if (refused.length < reasons.length) throw reasons.find((reason) => !(reason instanceof RateLimiterRes))
  if (refused.length === 0) {
    return Math.max(0, ...outcomes.map((each) => (each.status === 'fulfilled' ? each.value.consumedPoints : 0)))
  }
  const wait = Math.max(...refused.map(({ msBeforeNext }) => msBeforeNext))
  return fail('RATE_LIMITED', { retryAfterSeconds: Math.max(1, Math.round(wait / SECOND)) })
}

const consumed = (counters: readonly Counter[]) =>
  Promise.allSettled(counters.map(({ limiter, key }) => limiter.consume(key)))

export function createRateLimiter(options: RateLimiterOptions): RateLimiter {
  const limiters = createLimiters(options)
  const reads = createReadCounter(options)

  function countersOf(limit: LimitName, { uid, address, from, device, token }: Counted): Counter[] {
    const { ofAccount = [], ofAddress = [], ofPair = [], ofDevice = [], ofToken = [] } = limiters[limit] ?? {}
    if (token !== undefined) return ofToken.map((limiter) => ({ limiter, key: `token:${token}` }))
    if (device !== undefined) return ofDevice.map((limiter) => ({ limiter, key: `dev:${uid}:${device}` }))
    if (from !== undefined) {
      const widths = hasWiderNetworks(from) ? ofPair : ofPair.slice(0, 1)
      return widths.map(({ ipv6Bits, limiter }) => ({ limiter, key: `pair:${uid}:${networkOf(from, ipv6Bits)}` }))
    }
    const spared = address === undefined || (options.sandbox && isLoopback(address))
    const network = spared ? '' : networkOf(address)
    return [
      ...(uid === undefined ? [] : ofAccount.map((limiter) => ({ limiter, key: `uid:${uid}` }))),
      ...(spared ? [] : ofAddress.map((limiter) => ({ limiter, key: `net:${network}` }))),
    ]
  }

  return {
    async count(limit, who) {
      const counters = countersOf(limit, who)
      if (who.from === undefined) return judge(await consumed(counters))
      // Sequential: a network above its limit must not count against the wider networks around it.
      let fullest = 0
      for (const counter of counters) fullest = Math.max(fullest, judge(await consumed([counter])))
      return fullest
    },
    async measure(limit, who) {
      const [counter] = countersOf(limit, who)
      if (counter === undefined) throw new Error(`nothing counts ${limit}`)
      const { limiter, key } = counter
      const counted = await limiter.consume(key).catch((refusal: unknown) => {
        if (refusal instanceof RateLimiterRes) return refusal
        throw refusal
      })
      return {
        limit: limiter.points,
        counted: counted.consumedPoints,
        left: Math.max(0, limiter.points - counted.consumedPoints),
        resetSeconds: Math.max(1, Math.ceil(counted.msBeforeNext / SECOND)),
        isAbove: counted.consumedPoints > limiter.points,
      }
    },
    async giveBack(limit, who) {
      await Promise.all(countersOf(limit, who).map(({ limiter, key }) => limiter.reward(key)))
    },
    async forget(limit, who) {
      await Promise.all(countersOf(limit, who).map(({ limiter, key }) => limiter.delete(key)))
    },
    read: (...asked) => reads.read(...asked),
  }
}
