import type { CurrencyCode, Rate } from '@jindu/domain/money'

export interface QuotedRate extends Rate {
  /** Unix seconds at which the source quoted it. */
  readonly quotedAt: number
}

/** Where USD prices of coins come from. Reads never wait for the network: a source keeps its newest quote at hand. */
export interface RateSource {
  rate(currency: CurrencyCode): QuotedRate
  /** Every currency's rate, in the order of currency ids. */
  all(): readonly QuotedRate[]
}
