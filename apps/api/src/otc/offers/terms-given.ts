import type { offerMarginField } from '@jindu/domain/input'
import type { CurrencyCode, Rate } from '@jindu/domain/money'
import { pricedAt, type OtcMargin, type OtcOfferTerms } from '@jindu/domain/otc/offers'
import type { z } from 'zod'

/** A price as somebody sends it: fixed, or so far from the market's. */
export interface OfferPrice {
  /** US dollars times 10^8. */
  readonly unitPrice?: bigint | undefined
  readonly margin?: z.output<typeof offerMarginField> | undefined
}

/**
 * The terms at the given price, or at the previous one; a market-following price is computed from the market.
 * @param fallback the price if none is given
 */
export function termsAtPrice(
  { unitPrice, margin }: OfferPrice,
  fallback: Pick<OtcOfferTerms, 'unitPrice' | 'margin'>,
  rest: Omit<OtcOfferTerms, 'unitPrice' | 'margin'>,
  market: Rate,
): OtcOfferTerms {
  const { currency } = market
  const price =
    margin !== undefined
      ? { unitPrice: market, margin: marginGiven(margin, currency) }
      : unitPrice === undefined
        ? fallback
        : { unitPrice: { currency, usdE8: unitPrice }, margin: null }
  return pricedAt({ terms: { ...price, ...rest } }, market).terms
}

function marginGiven(
  { basisPoints, floor, ceiling }: NonNullable<OfferPrice['margin']>,
  currency: CurrencyCode,
): OtcMargin {
  const at = (usdE8: bigint | null): Rate | null => (usdE8 === null ? null : { currency, usdE8 })
  return { basisPoints, floor: at(floor), ceiling: at(ceiling) }
}
