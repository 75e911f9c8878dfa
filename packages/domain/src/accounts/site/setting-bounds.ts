import type { CurrencyCode } from '../../money/index.ts'
import { goodsOrderRules } from '../../rules/goods.ts'
import { siteRules } from '../../rules/site.ts'

/** Minimum and maximum of a setting in its unit; for a text, of its length in characters. */
export interface SettingBounds {
  readonly minimum: number
  /** For amounts of coin one maximum per coin, in its smallest units. */
  readonly maximum: number | Readonly<Record<CurrencyCode, number>>
}

const between = (minimum: number, maximum: number) => ({ minimum, maximum })

const cents = between(0, 1_000_000_000)
/** Converts maxima in whole coins to smallest units. */
const coins = (BTC: number, LTC: number, USDT: number) => ({
  minimum: 0,
  maximum: { BTC: BTC * 1e8, LTC: LTC * 1e8, USDT: USDT * 1e6 },
})
/** A larger fee is almost certainly a misplaced decimal point: each is some thousands of dollars. */
const withdrawalFee = coins(0.1, 100, 10_000)
/** A larger minimum would keep users from withdrawing. */
const withdrawalMinimum = coins(10, 10_000, 1_000_000)
/** The total supply of BTC and LTC; for USDT the largest exact integer in round figures. */
const supply = coins(21_000_000, 84_000_000, 9_000_000_000)
const explorer = between(0, siteRules.explorerAddress.maximumCharacters)
const factorBasisPoints = between(1, 10_000)
const feeBasisPoints = between(0, 5_000)

/** Bounds that the settings schema enforces. Flags, colours and choices have none. */
export const SETTING_BOUNDS = {
  siteName: between(siteRules.name.minimumCharacters, siteRules.name.maximumCharacters),
  siteStaticUrl: between(0, siteRules.staticAddress.maximumCharacters),
  themeId: between(1, 100),

  protectionSeconds: between(60, 31_536_000),
  disputeResponseSeconds: between(60, goodsOrderRules.holdBeforeArbiterSeconds),
  secondArbiterCents: cents,
  autoOrderSettleSeconds: between(60, 2_592_000),
  pushIntervalSeconds: between(0, 2_592_000),
  payPasswordVerifiedSeconds: between(60, 86_400),

  rightGraceSeconds: between(0, 7_776_000),
  publishRightRequiredFrom: between(0, 99_999_999_999),
  replyRightRequiredFrom: between(0, 99_999_999_999),
  publishRightMonthCents: cents,
  replyRightMonthCents: cents,

  homeAdWeekCents: cents,
  adDoubleFactorBasisPoints: factorBasisPoints,
  adFivefoldFactorBasisPoints: factorBasisPoints,
  categoryAdPackageCents: cents,
  categoryAdPackageClicks: between(1, 1_000_000),

  goodsFeeBasisPoints: feeBasisPoints,
  otcFeeBasisPoints: feeBasisPoints,
  withdrawalFeeUnits: withdrawalFee,
  withdrawalMinimumUnits: withdrawalMinimum,
  depositConfirmations: between(1, 1_000),
  withdrawalWaitSeconds: between(0, 2_592_000),
  waitPurchaseCents: cents,
  withdrawalHourUnits: supply,
  withdrawalDayUnits: supply,
  withdrawalAutoUnits: supply,
  withdrawalSecondUnits: supply,
  payoutHourUnits: supply,
  payoutDayUnits: supply,
  btcExplorerUrl: explorer,
  ltcExplorerUrl: explorer,
  usdtExplorerUrl: explorer,

  otcBuyPriceFloorBasisPoints: between(0, 10_000),
  otcSellPriceFloorBasisPoints: between(0, 10_000),
  // The market price itself is always allowed.
  otcBuyPriceCeilingBasisPoints: between(10_000, 1_000_000),
  otcBuyTotalMaximumUnits: supply,
  otcSellTotalMinimumUnits: supply,
  otcBuyMinimumLimitCents: cents,
  otcSellMinimumLimitCents: cents,
} as const satisfies Readonly<Record<string, SettingBounds>>
