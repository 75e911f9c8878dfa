import { fail } from '@jindu/domain/errors'
import type { FiatRate, FiatRateSource, ForeignFiat } from '@jindu/domain/money'

export interface QuotedFiat extends FiatRate {
  /** When the source quoted it, unix seconds. */
  readonly quotedAt: number
  readonly source: FiatRateSource
}

/** Exchange rates of the currencies that fiat is paid in. Reads never wait for the network. */
export interface FiatRates {
  /** @throws DomainError FIAT_RATE_UNAVAILABLE */
  rate(fiat: ForeignFiat): QuotedFiat
  /**
   * The newest rate, then the earlier ones that a taker may still have seen.
   * @throws DomainError FIAT_RATE_UNAVAILABLE
   */
  standing(fiat: ForeignFiat): readonly QuotedFiat[]
  /** A rate that jumped and is held back; null for none. */
  doubt(fiat: ForeignFiat): { readonly perUsdE8: bigint; readonly since: number } | null
  /** The rates that count now, in the order of the currencies. */
  all(): readonly QuotedFiat[]
}

/** No source: offers in dollars only. */
export const noFiatRates: FiatRates = {
  rate: (fiat) => fail('FIAT_RATE_UNAVAILABLE', { fiat }),
  standing: (fiat) => fail('FIAT_RATE_UNAVAILABLE', { fiat }),
  doubt: () => null,
  all: () => [],
}
