import { CURRENCY_CODES, parseRate, type CurrencyCode } from '@jindu/domain/money'
import type { Log } from '../log/index.ts'
import { agree, UNKNOWN, type Level } from './agree.ts'
import { createPolledRates, type Reading, type RunningRates } from './polled-rates.ts'
import { readJson } from './read-json.ts'
import type { Ticker } from './tickers.ts'

/** An exchange that repeats an old trade is not asked. */
const OLDEST_SECONDS = 300

interface Parts {
  readonly tickers: readonly Ticker[]
  readonly clock: { now(): number }
  readonly log: Log
  /** How long an exchange may take. */
  readonly answerMilliseconds?: number
}

/** Market rates that several exchanges agree on: one that is late, wrong or broken is outvoted, and two that differ say nothing. */
export function createExchangeRates({ tickers, clock, log, answerMilliseconds }: Parts): RunningRates {
  const levels = new Map<CurrencyCode, Level>()

  async function ask(ticker: Ticker, currency: CurrencyCode): Promise<bigint | null> {
    try {
      const { price, at } = ticker.read(await readJson(ticker.origin + ticker.path(currency), answerMilliseconds))
      if (at !== null && clock.now() - at > OLDEST_SECONDS) throw new Error('the trade is too old')
      return parseRate(currency, price).usdE8
    } catch (error) {
      log.warn({ err: error, exchange: ticker.origin, currency }, 'rates: an exchange gave no price')
      return null
    }
  }

  async function read(): Promise<Reading> {
    const now = clock.now()
    const asked = await Promise.all(
      CURRENCY_CODES.map(async (currency) => {
        const answers = await Promise.all(tickers.map((ticker) => ask(ticker, currency)))
        const prices = answers.filter((price) => price !== null)
        const { level, verdict } = agree(levels.get(currency) ?? UNKNOWN, prices, now)
        levels.set(currency, level)
        if (verdict === 'held')
          log.error({ currency }, 'rates: a sudden price holds the coin until it has stood a while')
        return { currency, verdict, usdE8: level.accepted ?? 0n, sudden: level.sudden }
      }),
    )
    return {
      rates: asked.flatMap(({ verdict, currency, usdE8 }) => (verdict === 'accepted' ? [{ currency, usdE8 }] : [])),
      held: asked.flatMap(({ verdict, currency }) => (verdict === 'held' ? [currency] : [])),
      doubts: asked.flatMap(({ currency, usdE8, sudden }) =>
        sudden === null ? [] : [{ currency, usdE8: sudden.price, lastE8: usdE8 }],
      ),
    }
  }

  return createPolledRates({ read, clock, log })
}
