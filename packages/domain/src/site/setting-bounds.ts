import { goodsOrderRules } from '../rules/goods.ts'
import type { SiteSettingKey } from './settings.ts'

/** The smallest and the largest value of a setting in its unit, of a text its characters. */
export interface SettingBounds {
  readonly minimum: number
  /** Null where only the smallest is bounded. */
  readonly maximum: number | null
}

const between = (minimum: number, maximum: number | null): SettingBounds => ({ minimum, maximum })

const cents = between(0, 1_000_000_000)
const coinUnits = between(0, null)
const factorBasisPoints = between(1, 10_000)
const feeBasisPoints = between(0, 5_000)

/** What the schema of the settings refuses beyond; the same for every coin. Flags and colours have none. */
export const SETTING_BOUNDS = {
  siteName: { minimum: 1, maximum: 40 },
  siteStaticUrl: { minimum: 0, maximum: 200 },
  themeId: between(1, 100),

  protectionSeconds: between(60, 31_536_000),
  disputeResponseSeconds: between(60, goodsOrderRules.holdBeforeArbiterSeconds),
  secondArbiterCents: cents,
  autoOrderSettleSeconds: between(60, 2_592_000),
  pushIntervalSeconds: between(0, 2_592_000),
  payPasswordVerifiedSeconds: between(60, 86_400),

  publishRightMonthCents: cents,
  replyRightMonthCents: cents,

  homeAdWeekCents: cents,
  adDoubleFactorBasisPoints: factorBasisPoints,
  adFivefoldFactorBasisPoints: factorBasisPoints,
  categoryAdPackageCents: cents,
  categoryAdPackageClicks: between(1, 1_000_000),

  goodsFeeBasisPoints: feeBasisPoints,
  otcFeeBasisPoints: feeBasisPoints,
  withdrawalFeeUnits: coinUnits,
  withdrawalMinimumUnits: coinUnits,
  depositConfirmations: between(1, 1_000),

  otcPriceFloorBasisPoints: between(0, 10_000),
  otcBuyTotalMaximumUnits: coinUnits,
  otcSellTotalMinimumUnits: coinUnits,
  otcBuyMinimumLimitCents: cents,
  otcSellMinimumLimitCents: cents,
} as const

const isBounded = (key: SiteSettingKey): key is keyof typeof SETTING_BOUNDS => Object.hasOwn(SETTING_BOUNDS, key)

/** The allowed range of a setting. @returns null for flags and colours, which have none */
export function settingBounds(key: SiteSettingKey): SettingBounds | null {
  return isBounded(key) ? SETTING_BOUNDS[key] : null
}
