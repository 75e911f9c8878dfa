import type { SiteSettingKey } from './settings.ts'
import type { SitesConfig } from './sites-config.ts'

/** What the value of a setting counts; `…PerCurrency` hold one value for each coin. */
export type SettingUnit =
  | 'text'
  | 'color'
  | 'flag'
  | 'count'
  | 'seconds'
  | 'cents'
  | 'basisPoints'
  | 'countPerCurrency'
  | 'centsPerCurrency'
  | 'coinUnitsPerCurrency'

export type SettingGroup = 'site' | 'orders' | 'rights' | 'ads' | 'fees' | 'wallet' | 'otc'

export interface SettingRow {
  readonly group: SettingGroup
  readonly unit: SettingUnit
  /** The name of the specification, where it has one (marketplace.md §3 "Site settings"). */
  readonly wireName?: keyof SitesConfig
}

/** Every site setting in the order in which staff read them. */
export const SETTING_ROWS: Readonly<Record<SiteSettingKey, SettingRow>> = {
  siteName: { group: 'site', unit: 'text', wireName: 'site_name_chars' },
  siteStaticUrl: { group: 'site', unit: 'text', wireName: 'site_static_chars' },
  themeId: { group: 'site', unit: 'count' },
  themeBodyColor: { group: 'site', unit: 'color' },
  themeHeaderColor: { group: 'site', unit: 'color' },

  protectionSeconds: { group: 'orders', unit: 'seconds' },
  disputeResponseSeconds: { group: 'orders', unit: 'seconds' },
  secondArbiterCents: { group: 'orders', unit: 'cents' },
  autoOrderSettleSeconds: { group: 'orders', unit: 'seconds', wireName: 'auto_order_settle_time' },
  pushIntervalSeconds: { group: 'orders', unit: 'seconds' },
  payPasswordVerifiedSeconds: { group: 'orders', unit: 'seconds' },

  publishRightRequired: { group: 'rights', unit: 'flag', wireName: 'release_power_requirement_chars' },
  replyRightRequired: { group: 'rights', unit: 'flag', wireName: 'reply_power_requirement_chars' },
  publishRightMonthCents: { group: 'rights', unit: 'cents', wireName: 'goods_release_chars' },
  replyRightMonthCents: { group: 'rights', unit: 'cents', wireName: 'goods_reply_chars' },

  homeAdWeekCents: { group: 'ads', unit: 'cents', wireName: 'index_ad_price_chars' },
  adDoubleFactorBasisPoints: { group: 'ads', unit: 'basisPoints', wireName: 'ad_discount_by_double_chars' },
  adFivefoldFactorBasisPoints: { group: 'ads', unit: 'basisPoints', wireName: 'ad_discount_by_fivefold_chars' },
  categoryAdPackageCents: { group: 'ads', unit: 'cents', wireName: 'category_ad_basic_price_chars' },
  categoryAdPackageClicks: { group: 'ads', unit: 'count', wireName: 'category_ad_basic_number_chars' },

  goodsFeeBasisPoints: { group: 'fees', unit: 'basisPoints' },
  otcFeeBasisPoints: { group: 'fees', unit: 'basisPoints' },
  withdrawalFeeUnits: { group: 'fees', unit: 'coinUnitsPerCurrency' },

  withdrawalMinimumUnits: { group: 'wallet', unit: 'coinUnitsPerCurrency' },
  depositConfirmations: { group: 'wallet', unit: 'countPerCurrency' },
  internalTransferReview: { group: 'wallet', unit: 'flag' },

  otcPriceFloorBasisPoints: { group: 'otc', unit: 'basisPoints' },
  otcBuyTotalMaximumUnits: { group: 'otc', unit: 'coinUnitsPerCurrency' },
  otcSellTotalMinimumUnits: { group: 'otc', unit: 'coinUnitsPerCurrency' },
  otcBuyMinimumLimitCents: { group: 'otc', unit: 'centsPerCurrency' },
  otcSellMinimumLimitCents: { group: 'otc', unit: 'centsPerCurrency' },
}
