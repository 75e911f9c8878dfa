import type { SiteSettingKey } from './settings.ts'
import type { SitesConfig } from './sites-config.ts'

/** Unit of a setting's value; `…PerCurrency` hold one value per coin. */
export type SettingUnit =
  | 'text'
  | 'color'
  | 'flag'
  | 'choice'
  | 'flagPerCurrency'
  | 'count'
  | 'seconds'
  | 'cents'
  | 'basisPoints'
  | 'countPerCurrency'
  | 'centsPerCurrency'
  | 'basisPointsPerCurrency'
  | 'coinUnitsPerCurrency'

export type SettingGroup = 'site' | 'orders' | 'rights' | 'ads' | 'fees' | 'wallet' | 'otc'

/**
 * Parts of the product that read settings, and whether they are built. Settings of an unbuilt part are neither shown
 * nor changed, because they would have no effect. A part sets its flag when it lands.
 */
export const SETTING_READERS = {
  site: true,
  accounts: true,
  goods: true,
  goodsOrders: true,
  deposits: true,
  rights: true,
  ads: true,
  withdrawals: true,
  transfers: true,
  otc: true,
  /** Settings that the product maintains itself; nobody edits them. */
  product: false,
} as const satisfies Readonly<Record<string, boolean>>

export type SettingReader = keyof typeof SETTING_READERS

export interface SettingRow {
  readonly group: SettingGroup
  readonly unit: SettingUnit
  readonly readBy: SettingReader
  /** Its name in the specification, if it has one (marketplace.md §3 "Site settings"). */
  readonly wireName?: keyof SitesConfig
}

/** Every site setting, in the order of the staff page. */
export const SETTING_ROWS: Readonly<Record<SiteSettingKey, SettingRow>> = {
  siteName: { group: 'site', unit: 'text', readBy: 'site', wireName: 'site_name_chars' },
  siteStaticUrl: { group: 'site', unit: 'text', readBy: 'site', wireName: 'site_static_chars' },
  themeId: { group: 'site', unit: 'count', readBy: 'site' },
  themeBodyColor: { group: 'site', unit: 'color', readBy: 'site' },
  themeHeaderColor: { group: 'site', unit: 'color', readBy: 'site' },

  protectionSeconds: { group: 'orders', unit: 'seconds', readBy: 'goodsOrders' },
  disputeResponseSeconds: { group: 'orders', unit: 'seconds', readBy: 'goodsOrders' },
  secondArbiterCents: { group: 'orders', unit: 'cents', readBy: 'goodsOrders' },
  autoOrderSettleSeconds: { group: 'orders', unit: 'seconds', readBy: 'otc', wireName: 'auto_order_settle_time' },
  pushIntervalSeconds: { group: 'orders', unit: 'seconds', readBy: 'goods' },
  payPasswordVerifiedSeconds: { group: 'orders', unit: 'seconds', readBy: 'accounts' },

  publishRightRequired: {
    group: 'rights',
    unit: 'flag',
    readBy: 'rights',
    wireName: 'release_power_requirement_chars',
  },
  replyRightRequired: { group: 'rights', unit: 'flag', readBy: 'rights', wireName: 'reply_power_requirement_chars' },
  rightGraceSeconds: { group: 'rights', unit: 'seconds', readBy: 'rights' },
  publishRightRequiredFrom: { group: 'rights', unit: 'count', readBy: 'product' },
  replyRightRequiredFrom: { group: 'rights', unit: 'count', readBy: 'product' },
  publishRightMonthCents: { group: 'rights', unit: 'cents', readBy: 'rights', wireName: 'goods_release_chars' },
  replyRightMonthCents: { group: 'rights', unit: 'cents', readBy: 'rights', wireName: 'goods_reply_chars' },

  adReviewRequired: { group: 'ads', unit: 'flag', readBy: 'ads' },
  homeAdWeekCents: { group: 'ads', unit: 'cents', readBy: 'ads', wireName: 'index_ad_price_chars' },
  adDoubleFactorBasisPoints: {
    group: 'ads',
    unit: 'basisPoints',
    readBy: 'ads',
    wireName: 'ad_discount_by_double_chars',
  },
  adFivefoldFactorBasisPoints: {
    group: 'ads',
    unit: 'basisPoints',
    readBy: 'ads',
    wireName: 'ad_discount_by_fivefold_chars',
  },
  categoryAdPackageCents: { group: 'ads', unit: 'cents', readBy: 'ads', wireName: 'category_ad_basic_price_chars' },
  categoryAdPackageClicks: { group: 'ads', unit: 'count', readBy: 'ads', wireName: 'category_ad_basic_number_chars' },

  goodsFeeBasisPoints: { group: 'fees', unit: 'basisPoints', readBy: 'goodsOrders' },
  otcFeeBasisPoints: { group: 'fees', unit: 'basisPoints', readBy: 'otc' },
  withdrawalFeeUnits: { group: 'fees', unit: 'coinUnitsPerCurrency', readBy: 'withdrawals' },

  withdrawalMinimumUnits: { group: 'wallet', unit: 'coinUnitsPerCurrency', readBy: 'withdrawals' },
  depositConfirmations: { group: 'wallet', unit: 'countPerCurrency', readBy: 'deposits' },
  depositsOpen: { group: 'wallet', unit: 'flagPerCurrency', readBy: 'deposits' },
  withdrawalsOpen: { group: 'wallet', unit: 'flagPerCurrency', readBy: 'withdrawals' },
  paymentsOpen: { group: 'wallet', unit: 'flagPerCurrency', readBy: 'goodsOrders' },
  internalTransferReview: { group: 'wallet', unit: 'flag', readBy: 'transfers' },
  moneySettingsSecondMember: { group: 'wallet', unit: 'flag', readBy: 'site' },
  withdrawalWaitSeconds: { group: 'wallet', unit: 'seconds', readBy: 'withdrawals' },
  waitHoldsTrade: { group: 'wallet', unit: 'flag', readBy: 'otc' },
  waitPurchaseCents: { group: 'wallet', unit: 'cents', readBy: 'goodsOrders' },
  withdrawalHourUnits: { group: 'wallet', unit: 'coinUnitsPerCurrency', readBy: 'withdrawals' },
  withdrawalDayUnits: { group: 'wallet', unit: 'coinUnitsPerCurrency', readBy: 'withdrawals' },
  withdrawalAutoUnits: { group: 'wallet', unit: 'coinUnitsPerCurrency', readBy: 'withdrawals' },
  withdrawalSecondUnits: { group: 'wallet', unit: 'coinUnitsPerCurrency', readBy: 'withdrawals' },
  payoutHourUnits: { group: 'wallet', unit: 'coinUnitsPerCurrency', readBy: 'withdrawals' },
  payoutDayUnits: { group: 'wallet', unit: 'coinUnitsPerCurrency', readBy: 'withdrawals' },
  btcExplorerUrl: { group: 'wallet', unit: 'text', readBy: 'deposits' },
  ltcExplorerUrl: { group: 'wallet', unit: 'text', readBy: 'deposits' },
  usdtExplorerUrl: { group: 'wallet', unit: 'text', readBy: 'deposits' },

  otcSettleDemand: { group: 'otc', unit: 'choice', readBy: 'otc' },
  otcBuyPriceFloorBasisPoints: { group: 'otc', unit: 'basisPointsPerCurrency', readBy: 'otc' },
  otcSellPriceFloorBasisPoints: { group: 'otc', unit: 'basisPointsPerCurrency', readBy: 'otc' },
  otcBuyPriceCeilingBasisPoints: { group: 'otc', unit: 'basisPointsPerCurrency', readBy: 'otc' },
  otcBuyTotalMaximumUnits: { group: 'otc', unit: 'coinUnitsPerCurrency', readBy: 'otc' },
  otcSellTotalMinimumUnits: { group: 'otc', unit: 'coinUnitsPerCurrency', readBy: 'otc' },
  otcBuyMinimumLimitCents: { group: 'otc', unit: 'centsPerCurrency', readBy: 'otc' },
  otcSellMinimumLimitCents: { group: 'otc', unit: 'centsPerCurrency', readBy: 'otc' },
}

/**
 * Whether a built part of the product reads a setting.
 * @example
 * isSettingRead('goodsFeeBasisPoints') // true
 */
export function isSettingRead(key: SiteSettingKey): boolean {
  return SETTING_READERS[SETTING_ROWS[key].readBy]
}

const MONEY_GROUPS: ReadonlySet<SettingGroup> = new Set(['fees', 'wallet', 'otc'])
const MONEY_UNITS: ReadonlySet<SettingUnit> = new Set([
  'cents',
  'basisPoints',
  'centsPerCurrency',
  'basisPointsPerCurrency',
  'coinUnitsPerCurrency',
])

/**
 * Whether a setting affects money: fees, limits, prices, review thresholds.
 * @example
 * isMoneySetting('goodsFeeBasisPoints') // true
 */
export function isMoneySetting(key: SiteSettingKey): boolean {
  const { group, unit } = SETTING_ROWS[key]
  return MONEY_GROUPS.has(group) || MONEY_UNITS.has(unit)
}
