import { byCurrency, CURRENCY_CODES, type CurrencyCode } from '../../rules/currency-codes.ts'
import { accountRules } from '../../rules/account.ts'
import { coinRule, type CoinRules } from '../../rules/coin.ts'
import { disputeRules } from '../../rules/dispute.ts'
import { goodsOrderRules, goodsRules } from '../../rules/goods.ts'
import { otcRules } from '../../rules/otc.ts'
import { rightsRules } from '../../rules/promotion.ts'
import type { SettleDemand } from '../../rules/settle-demand.ts'
import { siteRules } from '../../rules/site.ts'
import { walletRules } from '../../rules/wallet.ts'
import type { SitesConfig } from './wire-names.ts'

/** One value for each coin. */
export type PerCurrency = Readonly<Record<CurrencyCode, number>>

/** Yes or no for each coin. */
export type FlagPerCurrency = Readonly<Record<CurrencyCode, boolean>>

/** The type of a value, by its unit; `…PerCurrency` hold one value for each coin. */
export interface SettingValues {
  readonly text: string
  readonly color: string
  readonly flag: boolean
  readonly choice: SettleDemand
  readonly flagPerCurrency: FlagPerCurrency
  readonly count: number
  readonly seconds: number
  readonly cents: number
  readonly basisPoints: number
  readonly countPerCurrency: PerCurrency
  readonly centsPerCurrency: PerCurrency
  readonly basisPointsPerCurrency: PerCurrency
  readonly coinUnitsPerCurrency: PerCurrency
}

export type SettingUnit = keyof SettingValues

/** The smallest and the largest value of a setting in its unit, of a text its characters. */
export interface SettingBounds {
  readonly minimum: number
  /** One per coin for coin amounts, in smallest units. */
  readonly maximum: number | PerCurrency
}

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

interface Row<Unit extends SettingUnit> {
  readonly group: SettingGroup
  readonly unit: Unit
  readonly readBy: SettingReader
  /** Its name in the specification, if it has one (marketplace.md §3 "Site settings"). */
  readonly wireName?: keyof SitesConfig
  readonly default: SettingValues[Unit]
  /** Flags, colours and choices have none. */
  readonly bounds?: SettingBounds
  /** Hidden from users: whoever knows the sum from which staff review stays below it. */
  readonly isPrivate?: true
  /** Format of a text. */
  readonly text?: 'name' | 'address' | 'explorer' | 'fiats'
}

/** Everything that is known of a setting. */
export type SettingRow = { readonly [Unit in SettingUnit]: Row<Unit> }[SettingUnit]

const between = (minimum: number, maximum: number) => ({ minimum, maximum })
const perCoin = <Value>(value: Value) => byCurrency(() => value)
const upTo = (of: (rules: CoinRules) => number) => ({ minimum: 0, maximum: coinRule(of) })

const cents = between(0, 1_000_000_000)
const withdrawalFee = upTo(({ withdrawal }) => withdrawal.maximumFee)
const withdrawalMinimum = upTo(({ withdrawal }) => withdrawal.maximumMinimum)
const upToSupply = upTo(({ supply }) => supply)
const factorBasisPoints = between(1, 10_000)
const feeBasisPoints = between(0, 5_000)
const payTime = between(otcRules.payTime.minimumSeconds, otcRules.payTime.maximumSeconds)

/** The setting that names the block explorer of a coin. */
export type ExplorerSetting<Code extends CurrencyCode = CurrencyCode> = `${Lowercase<Code>}ExplorerUrl`

/**
 * The setting that names the block explorer of a coin.
 * @example
 * explorerSetting('LTC') // 'ltcExplorerUrl'
 */
export const explorerSetting = (code: CurrencyCode): ExplorerSetting =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library types no lower case
  `${code.toLowerCase() as Lowercase<CurrencyCode>}ExplorerUrl`

const explorerRow = {
  group: 'wallet',
  unit: 'text',
  readBy: 'deposits',
  default: '',
  bounds: between(0, siteRules.explorerAddress.maximumCharacters),
  text: 'explorer',
} as const satisfies SettingRow

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one row for each coin
const explorers = Object.fromEntries(CURRENCY_CODES.map((code) => [explorerSetting(code), explorerRow])) as Record<
  ExplorerSetting,
  typeof explorerRow
>

/**
 * Every site setting, in the order in which staff read them. A new setting is one row here, its words in `setting-words.ts`, and the
 * code that reads it: type, schema, default, bounds and the console's input are derived. Units stand in the names; amounts of coin
 * are in smallest units.
 */
const rows = {
  siteName: {
    group: 'site',
    unit: 'text',
    readBy: 'site',
    wireName: 'site_name_chars',
    default: 'Jindu 津渡',
    bounds: between(siteRules.name.minimumCharacters, siteRules.name.maximumCharacters),
    text: 'name',
  },
  siteStaticUrl: {
    group: 'site',
    unit: 'text',
    readBy: 'site',
    wireName: 'site_static_chars',
    default: '',
    bounds: between(0, siteRules.staticAddress.maximumCharacters),
    text: 'address',
  },
  themeId: {
    group: 'site',
    unit: 'count',
    readBy: 'site',
    default: 1,
    bounds: between(1, 100),
  },
  themeBodyColor: {
    group: 'site',
    unit: 'color',
    readBy: 'site',
    default: '#f5f7f7',
  },
  themeHeaderColor: {
    group: 'site',
    unit: 'color',
    readBy: 'site',
    default: '#ffffff',
  },
  registrationOpen: {
    group: 'site',
    unit: 'flag',
    readBy: 'accounts',
    default: true,
  },

  protectionSeconds: {
    group: 'orders',
    unit: 'seconds',
    readBy: 'goodsOrders',
    default: goodsOrderRules.protectionSeconds,
    bounds: between(60, 31_536_000),
  },
  promiseMaximumSeconds: {
    group: 'orders',
    unit: 'seconds',
    readBy: 'goodsOrders',
    default: goodsOrderRules.promise.maximumSeconds,
    bounds: between(3_600, 2_592_000),
  },
  disputeResponseSeconds: {
    group: 'orders',
    unit: 'seconds',
    readBy: 'goodsOrders',
    default: disputeRules.responseSeconds,
    bounds: between(60, goodsOrderRules.holdBeforeArbiterSeconds),
  },
  secondArbiterCents: {
    group: 'orders',
    unit: 'cents',
    readBy: 'goodsOrders',
    default: disputeRules.secondArbiterCents,
    bounds: cents,
    isPrivate: true,
  },
  autoOrderSettleSeconds: {
    group: 'orders',
    unit: 'seconds',
    readBy: 'otc',
    wireName: 'auto_order_settle_time',
    default: otcRules.autoSettleSeconds,
    bounds: between(60, 2_592_000),
  },
  pushIntervalSeconds: {
    group: 'orders',
    unit: 'seconds',
    readBy: 'goods',
    default: goodsRules.pushIntervalSeconds,
    bounds: between(0, 2_592_000),
  },
  payPasswordVerifiedSeconds: {
    group: 'orders',
    unit: 'seconds',
    readBy: 'accounts',
    default: accountRules.session.payPasswordVerifiedSeconds,
    bounds: between(60, 86_400),
  },

  publishRightRequired: {
    group: 'rights',
    unit: 'flag',
    readBy: 'rights',
    wireName: 'release_power_requirement_chars',
    default: false,
  },
  replyRightRequired: {
    group: 'rights',
    unit: 'flag',
    readBy: 'rights',
    wireName: 'reply_power_requirement_chars',
    default: false,
  },
  /** From the switching on of a requirement until it counts. */
  rightGraceSeconds: {
    group: 'rights',
    unit: 'seconds',
    readBy: 'rights',
    default: rightsRules.graceSeconds,
    bounds: between(0, 7_776_000),
  },
  /** Unix seconds from which the requirement counts; written when it is switched on. */
  publishRightRequiredFrom: {
    group: 'rights',
    unit: 'count',
    readBy: 'product',
    default: 0,
    bounds: between(0, 99_999_999_999),
  },
  replyRightRequiredFrom: {
    group: 'rights',
    unit: 'count',
    readBy: 'product',
    default: 0,
    bounds: between(0, 99_999_999_999),
  },
  publishRightMonthCents: {
    group: 'rights',
    unit: 'cents',
    readBy: 'rights',
    wireName: 'goods_release_chars',
    default: 1_000,
    bounds: cents,
  },
  replyRightMonthCents: {
    group: 'rights',
    unit: 'cents',
    readBy: 'rights',
    wireName: 'goods_reply_chars',
    default: 500,
    bounds: cents,
  },

  /** Whether staff look at an ad before it is shown. */
  adReviewRequired: {
    group: 'ads',
    unit: 'flag',
    readBy: 'ads',
    default: false,
  },
  homeAdWeekCents: {
    group: 'ads',
    unit: 'cents',
    readBy: 'ads',
    wireName: 'index_ad_price_chars',
    default: 2_000,
    bounds: cents,
  },
  adDoubleFactorBasisPoints: {
    group: 'ads',
    unit: 'basisPoints',
    readBy: 'ads',
    wireName: 'ad_discount_by_double_chars',
    default: 9_000,
    bounds: factorBasisPoints,
  },
  adFivefoldFactorBasisPoints: {
    group: 'ads',
    unit: 'basisPoints',
    readBy: 'ads',
    wireName: 'ad_discount_by_fivefold_chars',
    default: 8_000,
    bounds: factorBasisPoints,
  },
  categoryAdPackageCents: {
    group: 'ads',
    unit: 'cents',
    readBy: 'ads',
    wireName: 'category_ad_basic_price_chars',
    default: 1_000,
    bounds: cents,
  },
  categoryAdPackageClicks: {
    group: 'ads',
    unit: 'count',
    readBy: 'ads',
    wireName: 'category_ad_basic_number_chars',
    default: 100,
    bounds: between(1, 1_000_000),
  },

  goodsFeeBasisPoints: {
    group: 'fees',
    unit: 'basisPoints',
    readBy: 'goodsOrders',
    default: 0,
    bounds: feeBasisPoints,
  },
  otcFeeBasisPoints: {
    group: 'fees',
    unit: 'basisPoints',
    readBy: 'otc',
    default: 0,
    bounds: feeBasisPoints,
  },
  withdrawalFeeUnits: {
    group: 'fees',
    unit: 'coinUnitsPerCurrency',
    readBy: 'withdrawals',
    default: perCoin(0),
    bounds: withdrawalFee,
  },

  withdrawalMinimumUnits: {
    group: 'wallet',
    unit: 'coinUnitsPerCurrency',
    readBy: 'withdrawals',
    default: walletRules.withdrawal.minimumUnits,
    bounds: withdrawalMinimum,
  },
  depositConfirmations: {
    group: 'wallet',
    unit: 'countPerCurrency',
    readBy: 'deposits',
    default: walletRules.deposit.confirmations,
    bounds: between(1, 1_000),
  },
  /** Coins that can be paid in, withdrawn, and paid with or traded for fiat; `openCurrencies` reads them. */
  depositsOpen: {
    group: 'wallet',
    unit: 'flagPerCurrency',
    readBy: 'deposits',
    default: perCoin(true),
  },
  withdrawalsOpen: {
    group: 'wallet',
    unit: 'flagPerCurrency',
    readBy: 'withdrawals',
    default: perCoin(true),
  },
  paymentsOpen: {
    group: 'wallet',
    unit: 'flagPerCurrency',
    readBy: 'goodsOrders',
    default: perCoin(true),
  },
  internalTransferReview: {
    group: 'wallet',
    unit: 'flag',
    readBy: 'transfers',
    default: false,
  },
  /** Whether a setting of money changes only once a second administrator agrees. */
  moneySettingsSecondMember: {
    group: 'wallet',
    unit: 'flag',
    readBy: 'site',
    default: true,
    isPrivate: true,
  },
  /** Unix seconds from which that counts; 0 while no two administrators can agree with each other. Never taken back once begun. */
  secondMemberFrom: {
    group: 'wallet',
    unit: 'count',
    readBy: 'product',
    default: 0,
    bounds: between(0, 99_999_999_999),
    isPrivate: true,
  },
  withdrawalWaitSeconds: {
    group: 'wallet',
    unit: 'seconds',
    readBy: 'withdrawals',
    default: walletRules.withdrawal.waitSeconds,
    bounds: between(0, 2_592_000),
  },
  /** Whether the wait also holds coin that is sold for fiat, and purchases above `waitPurchaseCents`. */
  waitHoldsTrade: {
    group: 'wallet',
    unit: 'flag',
    readBy: 'otc',
    default: true,
  },
  waitPurchaseCents: {
    group: 'wallet',
    unit: 'cents',
    readBy: 'goodsOrders',
    default: walletRules.withdrawal.waitPurchaseCents,
    bounds: cents,
  },
  withdrawalHourUnits: {
    group: 'wallet',
    unit: 'coinUnitsPerCurrency',
    readBy: 'withdrawals',
    default: walletRules.withdrawal.hourUnits,
    bounds: upToSupply,
  },
  withdrawalDayUnits: {
    group: 'wallet',
    unit: 'coinUnitsPerCurrency',
    readBy: 'withdrawals',
    default: walletRules.withdrawal.dayUnits,
    bounds: upToSupply,
  },
  hotFloorUnits: {
    group: 'wallet',
    unit: 'coinUnitsPerCurrency',
    readBy: 'withdrawals',
    default: walletRules.custody.hotFloorUnits,
    bounds: upToSupply,
  },
  hotCeilingUnits: {
    group: 'wallet',
    unit: 'coinUnitsPerCurrency',
    readBy: 'withdrawals',
    default: walletRules.custody.hotCeilingUnits,
    bounds: upToSupply,
  },
  withdrawalAutoUnits: {
    group: 'wallet',
    unit: 'coinUnitsPerCurrency',
    readBy: 'withdrawals',
    default: walletRules.withdrawal.autoUnits,
    bounds: upToSupply,
    isPrivate: true,
  },
  withdrawalSecondUnits: {
    group: 'wallet',
    unit: 'coinUnitsPerCurrency',
    readBy: 'withdrawals',
    default: walletRules.withdrawal.secondUnits,
    bounds: upToSupply,
    isPrivate: true,
  },
  payoutHourUnits: {
    group: 'wallet',
    unit: 'coinUnitsPerCurrency',
    readBy: 'withdrawals',
    default: walletRules.payout.hourUnits,
    bounds: upToSupply,
    isPrivate: true,
  },
  payoutDayUnits: {
    group: 'wallet',
    unit: 'coinUnitsPerCurrency',
    readBy: 'withdrawals',
    default: walletRules.payout.dayUnits,
    bounds: upToSupply,
    isPrivate: true,
  },
  ...explorers,

  /** Effect of a buyer's demand for settlement on orders taken from now on. */
  otcSettleDemand: {
    group: 'otc',
    unit: 'choice',
    readBy: 'otc',
    default: 'settles',
  },
  otcFiats: {
    group: 'otc',
    unit: 'text',
    readBy: 'otc',
    default: 'USD EUR CNY GBP JPY',
    // Every code with a blank between them.
    bounds: between(3, 131),
    text: 'fiats',
  },
  otcPayMinimumSeconds: {
    group: 'otc',
    unit: 'seconds',
    readBy: 'otc',
    default: otcRules.payTime.minimumSeconds,
    bounds: payTime,
  },
  otcPayMaximumSeconds: {
    group: 'otc',
    unit: 'seconds',
    readBy: 'otc',
    default: otcRules.payTime.maximumSeconds,
    bounds: payTime,
  },
  otcBuyPriceFloorBasisPoints: {
    group: 'otc',
    unit: 'basisPointsPerCurrency',
    readBy: 'otc',
    default: perCoin(otcRules.priceFloorBasisPoints),
    bounds: between(0, 10_000),
  },
  otcSellPriceFloorBasisPoints: {
    group: 'otc',
    unit: 'basisPointsPerCurrency',
    readBy: 'otc',
    default: perCoin(otcRules.priceFloorBasisPoints),
    bounds: between(0, 10_000),
  },
  otcBuyPriceCeilingBasisPoints: {
    group: 'otc',
    unit: 'basisPointsPerCurrency',
    readBy: 'otc',
    default: perCoin(otcRules.buyPriceCeilingBasisPoints),
    bounds: between(10_000, 1_000_000),
  },
  otcBuyTotalMaximumUnits: {
    group: 'otc',
    unit: 'coinUnitsPerCurrency',
    readBy: 'otc',
    default: otcRules.buyTotalMaximumUnits,
    bounds: upToSupply,
  },
  otcSellTotalMinimumUnits: {
    group: 'otc',
    unit: 'coinUnitsPerCurrency',
    readBy: 'otc',
    default: otcRules.sellTotalMinimumUnits,
    bounds: upToSupply,
  },
  otcBuyMinimumLimitCents: {
    group: 'otc',
    unit: 'centsPerCurrency',
    readBy: 'otc',
    default: perCoin(otcRules.buyMinimumLimitCents),
    bounds: cents,
  },
  otcSellMinimumLimitCents: {
    group: 'otc',
    unit: 'centsPerCurrency',
    readBy: 'otc',
    default: perCoin(otcRules.sellMinimumLimitCents),
    bounds: cents,
  },
} as const satisfies Readonly<Record<string, SettingRow>>

type Rows = typeof rows

export type SiteSettingKey = keyof Rows

/** Settings that an operator changes at runtime (marketplace.md §3 "Site settings"). The schema is `siteSettings` of `/input`. */
export type SiteSettings = { readonly [Key in SiteSettingKey]: SettingValues[Rows[Key]['unit']] }

/** Sums from which staff look or two members decide. */
export type PrivateSettingKey = {
  [Key in SiteSettingKey]: Rows[Key] extends { readonly isPrivate: true } ? Key : never
}[SiteSettingKey]

/** Settings that every visitor may read. */
export type PublicSiteSettings = Omit<SiteSettings, PrivateSettingKey>

/** Every site setting by its name. */
export const SETTING_ROWS: Readonly<Record<SiteSettingKey, SettingRow>> = rows

/** A new site's settings. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each row's default has the type of its unit
export const defaultSiteSettings = Object.fromEntries(
  Object.entries(rows).map(([key, row]) => [key, row.default]),
) as unknown as SiteSettings

/**
 * The allowed range of a setting.
 * @returns null for flags and colours, which have none
 * @example
 * settingBounds('goodsFeeBasisPoints') // { minimum: 0, maximum: 5_000 }
 */
export function settingBounds(key: SiteSettingKey): SettingBounds | null {
  return SETTING_ROWS[key].bounds ?? null
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
