import type { OtcOfferLimits } from '@jindu/domain/otc/offers'

/**
 * Limits of the demo site's fiat market: the specification's own count coins alike, so that ten USDT could never reach the two
 * thousand dollars that a buy offer must (product.md "OTC"). Here the smallest offer is about what a demo wallet can spare.
 */
export const demoOtcLimits = {
  otcBuyTotalMaximumUnits: { BTC: 1_000_000_000, USDT: 100_000_000_000, LTC: 100_000_000_000 },
  otcSellTotalMinimumUnits: { BTC: 50_000, USDT: 20_000_000, LTC: 20_000_000 },
  otcBuyMinimumLimitCents: { BTC: 2_000, USDT: 2_000, LTC: 2_000 },
  otcSellMinimumLimitCents: { BTC: 1_000, USDT: 1_000, LTC: 1_000 },
} as const satisfies Partial<OtcOfferLimits>
