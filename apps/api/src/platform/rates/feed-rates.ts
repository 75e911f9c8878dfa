import { byCurrency, CURRENCY_CODES, parseRate, type CurrencyCode, type Rate } from '@jindu/domain/money'
import { z } from 'zod'
import type { Log } from '../log/index.ts'
import { admit } from './admit.ts'
import { UNKNOWN, type Level } from './agree.ts'
import { createPolledRates, type Reading, type RunningRates } from './polled-rates.ts'
import type { PriceMemory } from './price-memory.ts'
import { readJson } from './read-json.ts'
import type { RateCode } from './tables.ts'

const feed = z.object(byCurrency(() => z.string()))

interface Parts {
  /** Answers `{ "BTC": "97342.50", "USDT": "1.0002", "LTC": "98.52" }`: dollars per coin, as text. */
  readonly url: string
  readonly clock: { now(): number }
  readonly log: Log
  readonly memory: PriceMemory
  /** The rate that finance set for now, 10^-8 dollars; null: none. */
  readonly setNow: (currency: CurrencyCode) => bigint | null
}

/**
 * Market rates from the operator's feed. A price that jumped is held: the last one applies until it is stale. Then the
 * coin has no price until the feed returns to that level or finance sets a rate near the new one.
 */
export function createFeedRates({ url, memory, setNow, clock, log }: Parts): RunningRates {
  let levels: Map<RateCode, Level> | null = null

  async function remembered(): Promise<Map<RateCode, Level>> {
    const prices = await memory.load()
    return new Map([...prices].map(([currency, accepted]) => [currency, { accepted, sudden: null }]))
  }

  async function read(): Promise<Reading> {
    const quoted = feed.parse(await readJson(url))
    const prices = CURRENCY_CODES.map((currency) => parseRate(currency, quoted[currency]))
    levels ??= await remembered()
    const rates: Rate[] = []
    const doubts: Reading['doubts'][number][] = []
    for (const { currency, usdE8 } of prices) {
      const { level, verdict } = admit(levels.get(currency) ?? UNKNOWN, usdE8, {
        set: setNow(currency),
        now: clock.now(),
      })
      if (verdict === 'held') {
        log.error({ currency, usdE8: String(usdE8) }, 'rates: the feed’s price jumped and is held back')
        doubts.push({ currency, usdE8, lastE8: level.accepted ?? 0n })
      } else {
        await memory.save(currency, usdE8)
        rates.push({ currency, usdE8 })
      }
      levels.set(currency, level)
    }
    return { rates, doubts, held: [] }
  }

  return createPolledRates({ read, clock, log })
}
