import { byCurrency } from '@jindu/domain/money'
import type { OtcOfferLimits } from '@jindu/domain/otc/offers'
import { rules } from '@jindu/domain/rules'
import { DEMO_COINS } from './demo-coins.ts'

/** Limits of the demo site's OTC market: a demo wallet holds too little for the specification's own (product.md "OTC"). */
export const demoOtcLimits = {
  otcBuyTotalMaximumUnits: rules.otc.buyTotalMaximumUnits,
  otcSellTotalMinimumUnits: byCurrency((code) => DEMO_COINS[code].sellTotalMinimum),
  otcBuyMinimumLimitCents: byCurrency(() => 2_000),
  otcSellMinimumLimitCents: byCurrency(() => 1_000),
} as const satisfies Partial<OtcOfferLimits>
