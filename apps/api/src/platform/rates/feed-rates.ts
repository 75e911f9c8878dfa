import { fail } from '@jindu/domain/errors'
import { CURRENCY_CODES, parseRate, type CurrencyCode } from '@jindu/domain/money'
import { z } from 'zod'
import type { Log } from '../log/index.ts'
import { standingRates, type QuotedRate, type RateSource } from './rate-source.ts'

const POLL_MILLISECONDS = 60_000
const ANSWER_MILLISECONDS = 10_000
/** An older price is nobody's price: purchases stop rather than settle at it. */
const STALE_SECONDS = 900

const feed = z.object({ BTC: z.string(), USDT: z.string(), LTC: z.string() })

export interface RunningRates extends RateSource {
  /** Reads the feed now and keeps reading it. A feed that does not answer is tried again. */
  start(): Promise<void>
  stop(): Promise<void>
}

interface Parts {
  /** Answers `{ "BTC": "97342.50", "USDT": "1.0002", "LTC": "98.52" }`: dollars per coin, as text. */
  readonly url: string
  readonly clock: { now(): number }
  readonly log: Log
}

/** Market rates from the operator's feed. */
export function createFeedRates({ url, clock, log }: Parts): RunningRates {
  /** Newest first. */
  const standing = new Map<CurrencyCode, readonly QuotedRate[]>()
  let timer: NodeJS.Timeout | null = null

  async function poll(): Promise<void> {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MILLISECONDS) })
      if (!answer.ok) throw new Error(`the rate feed answered ${answer.status}`)
      const quoted = feed.parse(await answer.json())
      const quotedAt = clock.now()
      const rates = CURRENCY_CODES.map((currency) => ({ ...parseRate(currency, quoted[currency]), quotedAt }))
      for (const rate of rates)
        standing.set(rate.currency, standingRates([rate, ...(standing.get(rate.currency) ?? [])], quotedAt))
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
