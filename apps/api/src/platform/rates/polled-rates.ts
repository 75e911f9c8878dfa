import { fail } from '@jindu/domain/errors'
import { CURRENCY_CODES, type CurrencyCode, type Rate } from '@jindu/domain/money'
import type { Log } from '../log/index.ts'
import { standingRates, type Doubt, type QuotedRate, type RateSource } from './rate-source.ts'

const POLL_MILLISECONDS = 60_000
/** Older prices are stale: purchases stop instead of using them. */
const STALE_SECONDS = 900

export interface RunningRates extends RateSource {
  /** Reads now and then periodically; a failed read is retried. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** The result of one reading. */
export interface Reading {
  readonly rates: readonly Rate[]
  /** Coins whose price is held. */
  readonly held: readonly CurrencyCode[]
  /** Prices that were not accepted, to show to finance. */
  readonly doubts: readonly Omit<Doubt, 'since'>[]
}

interface Parts {
  readonly read: () => Promise<Reading>
  readonly clock: { now(): number }
  readonly log: Log
}

/** Market rates read every minute; the last ones are valid until stale. */
export function createPolledRates({ read, clock, log }: Parts): RunningRates {
  /** Newest first. */
  const standing = new Map<CurrencyCode, readonly QuotedRate[]>()
  let doubted: ReadonlyMap<CurrencyCode, Doubt> = new Map()
  let timer: NodeJS.Timeout | null = null

  async function poll(): Promise<void> {
    try {
      const { rates, held, doubts } = await read()
      const quotedAt = clock.now()
      for (const rate of rates) {
        const earlier = standing.get(rate.currency) ?? []
        standing.set(rate.currency, standingRates([{ ...rate, quotedAt }, ...earlier], quotedAt))
      }
      for (const currency of held) standing.delete(currency)
      doubted = new Map(
        doubts.map((doubt) => [doubt.currency, { ...doubt, since: doubted.get(doubt.currency)?.since ?? quotedAt }]),
      )
    } catch (error) {
      log.warn({ err: error }, 'rates: the feed could not be read')
    }
  }

  function rate(currency: CurrencyCode): QuotedRate {
    const [quoted] = standing.get(currency) ?? []
    if (quoted === undefined || clock.now() - quoted.quotedAt > STALE_SECONDS) {
      return fail('RATE_UNAVAILABLE', { currency })
    }
    return quoted
  }

  return {
    rate,
    standing: (currency) => [rate(currency), ...standingRates(standing.get(currency) ?? [], clock.now()).slice(1)],
    doubt: (currency) => doubted.get(currency) ?? null,
    all: () => CURRENCY_CODES.flatMap((currency) => standing.get(currency)?.slice(0, 1) ?? []),
    async start() {
      await poll()
      timer = setInterval(() => void poll(), POLL_MILLISECONDS).unref()
    },
    stop() {
      if (timer !== null) clearInterval(timer)
      return Promise.resolve()
    },
  }
}
