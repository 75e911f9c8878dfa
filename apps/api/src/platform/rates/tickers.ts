import type { CurrencyCode } from '@jindu/domain/money'
import { z } from 'zod'
import { COIN_PRICES } from './coin-prices.ts'

/** A public exchange's last trade of a coin against dollars. */
export interface Ticker {
  readonly origin: string
  readonly path: (currency: CurrencyCode) => string
  /**
   * Parses the price as decimal text, and its time if the exchange gives one (Unix seconds).
   * @throws ZodError for an unexpected answer
   */
  readonly read: (answer: unknown) => { readonly price: string; readonly at: number | null }
}

const kraken = z.object({
  result: z.record(z.string(), z.object({ c: z.tuple([z.string()]).rest(z.string()) })),
})
const coinbase = z.object({ price: z.string(), time: z.iso.datetime({ offset: true }) })
const bitstamp = z.object({ last: z.string(), timestamp: z.string().regex(/^\d{1,12}$/) })

export const TICKERS = {
  kraken: {
    origin: 'https://api.kraken.com',
    path: (currency) => `/0/public/Ticker?pair=${COIN_PRICES[currency].krakenPair}`,
    read: (answer) => {
      const [pair] = Object.values(kraken.parse(answer).result)
      return { price: pair?.c[0] ?? '', at: null }
    },
  },
  coinbase: {
    origin: 'https://api.exchange.coinbase.com',
    path: (currency) => `/products/${currency}-USD/ticker`,
    read: (answer) => {
      const { price, time } = coinbase.parse(answer)
      return { price, at: Math.floor(Date.parse(time) / 1000) }
    },
  },
  bitstamp: {
    origin: 'https://www.bitstamp.net',
    path: (currency) => `/api/v2/ticker/${currency.toLowerCase()}usd/`,
    read: (answer) => {
      const { last, timestamp } = bitstamp.parse(answer)
      return { price: last, at: Number(timestamp) }
    },
  },
} as const satisfies Readonly<Record<string, Ticker>>

export type TickerName = keyof typeof TICKERS
