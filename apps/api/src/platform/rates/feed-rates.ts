import { CURRENCY_CODES, parseRate } from '@jindu/domain/money'
import { z } from 'zod'
import type { Log } from '../log/index.ts'
import { createPolledRates, type RunningRates } from './polled-rates.ts'
import { readJson } from './read-json.ts'

const feed = z.object({ BTC: z.string(), USDT: z.string(), LTC: z.string() })

interface Parts {
  /** Answers `{ "BTC": "97342.50", "USDT": "1.0002", "LTC": "98.52" }`: dollars per coin, as text. */
  readonly url: string
  readonly clock: { now(): number }
  readonly log: Log
}

/** Market rates from the operator's feed. */
export function createFeedRates({ url, ...parts }: Parts): RunningRates {
  const read = async () => {
    const quoted = feed.parse(await readJson(url))
    return { rates: CURRENCY_CODES.map((currency) => parseRate(currency, quoted[currency])) }
  }
  return createPolledRates({ ...parts, read })
}
