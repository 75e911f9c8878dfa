import type { CurrencyCode, Rate } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'

export interface QuotedRate extends Rate {
  /** When the source quoted it, unix seconds. */
  readonly quotedAt: number
}

/** A price that moved too suddenly to be accepted. */
export interface Doubt {
  readonly currency: CurrencyCode
  /** The last price read, USD per coin x 10^8. */
  readonly usdE8: bigint
  /** The accepted price that it is compared with. */
  readonly lastE8: bigint
  /** Since when the price has been doubtful, unix seconds. */
  readonly since: number
}

/** USD prices of coins. Reads never wait for the network: a source caches its newest quote. */
export interface RateSource {
  rate(currency: CurrencyCode): QuotedRate
  /**
   * The newest rate, then the earlier ones replaced less than `rules.goodsOrder.quoteStandsSeconds` ago. A buyer who
   * saw a total at one of them may still pay it.
   * @throws DomainError RATE_UNAVAILABLE
   */
  standing(currency: CurrencyCode): readonly QuotedRate[]
  /** The price that the source reports but that is not accepted; null for none. */
  doubt(currency: CurrencyCode): Doubt | null
  /** Every currency's rate, in the order of currency ids. */
  all(): readonly QuotedRate[]
}

/** Filters rates, newest first, to those at which an earlier total may still be paid at `now` (Unix seconds). */
export function standingRates<Quoted extends { readonly quotedAt: number }>(
  newestFirst: readonly Quoted[],
  now: number,
): readonly Quoted[] {
  return newestFirst.filter((_, index) => {
    const gaveWayAt = newestFirst[index - 1]?.quotedAt
    return gaveWayAt === undefined || now - gaveWayAt < rules.goodsOrder.quoteStandsSeconds
  })
}
