import type { OtcOfferLimits } from '@jindu/domain/otc/offers'

/**
 * Limits of the demo's fiat market. The specification's own limits count every coin alike: ten USDT could never reach
 * the minimum of two thousand dollars (product.md "OTC"). Here the smallest offer fits a demo wallet.
 */
export const demoOtcLimits = {
  otcBuyTotalMaximumUnits: { BTC: 1_000_000_000, USDT: 100_000_000_000, LTC: 100_000_000_000 },
  otcSellTotalMinimumUnits: { BTC: 50_000, USDT: 20_000_000, LTC: 20_000_000 },
  otcBuyMinimumLimitCents: { BTC: 2_000, USDT: 2_000, LTC: 2_000 },
  otcSellMinimumLimitCents: { BTC: 1_000, USDT: 1_000, LTC: 1_000 },
} as const satisfies Partial<OtcOfferLimits>
