import type { CurrencyCode, Rate } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'

export interface QuotedRate extends Rate {
  /** Unix seconds at which the source quoted it. */
  readonly quotedAt: number
}

/** A price that moved too suddenly to be believed. */
export interface Doubt {
  readonly currency: CurrencyCode
  /** USD per coin x 10^8, as it was read last. */
  readonly usdE8: bigint
  /** The price that it is held against. */
  readonly lastE8: bigint
  /** Unix seconds since when the coin's price has been in doubt. */
  readonly since: number
}

/** Where USD prices of coins come from. Reads never wait for the network: a source keeps its newest quote at hand. */
export interface RateSource {
  rate(currency: CurrencyCode): QuotedRate
  /**
   * The newest rate, and after it those that gave way less than `rules.goodsOrder.quoteStandsSeconds` ago:
   * who saw a total by one of them may still pay it.
   * @throws DomainError RATE_UNAVAILABLE
   */
  standing(currency: CurrencyCode): readonly QuotedRate[]
  /** What the source says of a coin and is not believed; null: nothing. */
  doubt(currency: CurrencyCode): Doubt | null
  /** Every currency's rate, in the order of currency ids. */
  all(): readonly QuotedRate[]
}

/** Of rates, newest first, those by which a total seen before may still be paid at `now` (Unix seconds). */
export function standingRates(newestFirst: readonly QuotedRate[], now: number): readonly QuotedRate[] {
  return newestFirst.filter((_, index) => {
    const gaveWayAt = newestFirst[index - 1]?.quotedAt
    return gaveWayAt === undefined || now - gaveWayAt < rules.goodsOrder.quoteStandsSeconds
  })
}
