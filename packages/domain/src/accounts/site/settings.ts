import type { CurrencyCode } from '../../money/index.ts'
import type { SettleDemand } from '../../rules/settle-demand.ts'
import { accountRules } from '../../rules/account.ts'
import { disputeRules } from '../../rules/dispute.ts'
import { goodsOrderRules, goodsRules } from '../../rules/goods.ts'
import { otcRules } from '../../rules/otc.ts'
import { rightsRules } from '../../rules/promotion.ts'
import { walletRules } from '../../rules/wallet.ts'

/** One value for each coin. */
export type PerCurrency = Readonly<Record<CurrencyCode, number>>

/** Yes or no for each coin. */
export type FlagPerCurrency = Readonly<Record<CurrencyCode, boolean>>

/**
 * Settings that an operator can change at run time; units in the names, amounts of coin in smallest units
 * (marketplace.md §3 "Site settings"). The schema is `siteSettings` of `/input`.
 */
export interface SiteSettings {
  readonly siteName: string
  readonly siteStaticUrl: string
  readonly themeId: number
  readonly themeBodyColor: string
  readonly themeHeaderColor: string

  readonly protectionSeconds: number
  readonly disputeResponseSeconds: number
  readonly secondArbiterCents: number
  readonly autoOrderSettleSeconds: number
  readonly pushIntervalSeconds: number
  readonly payPasswordVerifiedSeconds: number

  readonly publishRightRequired: boolean
  readonly replyRightRequired: boolean
  /** Delay between switching a requirement on and its taking effect. */
  readonly rightGraceSeconds: number
  /** Unix seconds from which the requirement takes effect; set when it is switched on. */
  readonly publishRightRequiredFrom: number
  readonly replyRightRequiredFrom: number
  readonly publishRightMonthCents: number
  readonly replyRightMonthCents: number

  /** Whether staff review an ad before it is shown. */
  readonly adReviewRequired: boolean
  readonly homeAdWeekCents: number
  readonly adDoubleFactorBasisPoints: number
  readonly adFivefoldFactorBasisPoints: number
  readonly categoryAdPackageCents: number
  readonly categoryAdPackageClicks: number

  readonly goodsFeeBasisPoints: number
  readonly otcFeeBasisPoints: number
  readonly withdrawalFeeUnits: PerCurrency
  readonly withdrawalMinimumUnits: PerCurrency
  readonly depositConfirmations: PerCurrency
  readonly internalTransferReview: boolean
  /** Coins open for deposits, withdrawals, and payments and fiat trading; `openCurrencies` reads them. */
  readonly depositsOpen: FlagPerCurrency
  readonly withdrawalsOpen: FlagPerCurrency
  readonly paymentsOpen: FlagPerCurrency
  /** Whether changing a money setting needs the consent of a second administrator. */
  readonly moneySettingsSecondMember: boolean
  readonly withdrawalWaitSeconds: number
  /** Whether the wait also holds back coin that is sold for fiat, and purchases above `waitPurchaseCents`. */
  readonly waitHoldsTrade: boolean
  readonly waitPurchaseCents: number
  readonly withdrawalHourUnits: PerCurrency
  readonly withdrawalDayUnits: PerCurrency
  readonly withdrawalAutoUnits: PerCurrency
  readonly withdrawalSecondUnits: PerCurrency
  readonly payoutHourUnits: PerCurrency
  readonly payoutDayUnits: PerCurrency
  /** Block explorer URLs; `{tx}` stands for the transaction id. Empty: no explorer. */
  readonly btcExplorerUrl: string
  readonly ltcExplorerUrl: string
  readonly usdtExplorerUrl: string

  /** Effect of a buyer's demand for settlement, on orders taken from now on. */
  readonly otcSettleDemand: SettleDemand
  readonly otcBuyPriceFloorBasisPoints: PerCurrency
  readonly otcSellPriceFloorBasisPoints: PerCurrency
  readonly otcBuyPriceCeilingBasisPoints: PerCurrency
  readonly otcBuyTotalMaximumUnits: PerCurrency
  readonly otcSellTotalMinimumUnits: PerCurrency
  readonly otcBuyMinimumLimitCents: PerCurrency
  readonly otcSellMinimumLimitCents: PerCurrency
}

export type SiteSettingKey = keyof SiteSettings

/** Thresholds of staff review and of two-member decisions. Private: somebody who knows them would stay below. */
export type PrivateSettingKey =
  | 'secondArbiterCents'
  | 'withdrawalAutoUnits'
  | 'withdrawalSecondUnits'
  | 'payoutHourUnits'
  | 'payoutDayUnits'
  | 'moneySettingsSecondMember'

/** Settings that everybody may read. */
export type PublicSiteSettings = Omit<SiteSettings, PrivateSettingKey>

const every = <T>(value: T) => ({ BTC: value, USDT: value, LTC: value })

/** Initial settings of a site. */
export const defaultSiteSettings: SiteSettings = {
  siteName: 'Jindu 津渡',
  siteStaticUrl: '',
  themeId: 1,
  themeBodyColor: '#f5f7f7',
  themeHeaderColor: '#ffffff',

  protectionSeconds: goodsOrderRules.protectionSeconds,
  disputeResponseSeconds: disputeRules.responseSeconds,
  secondArbiterCents: disputeRules.secondArbiterCents,
  autoOrderSettleSeconds: otcRules.autoSettleSeconds,
  pushIntervalSeconds: goodsRules.pushIntervalSeconds,
  payPasswordVerifiedSeconds: accountRules.session.payPasswordVerifiedSeconds,

  publishRightRequired: false,
  replyRightRequired: false,
  rightGraceSeconds: rightsRules.graceSeconds,
  publishRightRequiredFrom: 0,
  replyRightRequiredFrom: 0,
  publishRightMonthCents: 1_000,
  replyRightMonthCents: 500,

  adReviewRequired: false,
  homeAdWeekCents: 2_000,
  adDoubleFactorBasisPoints: 9_000,
  adFivefoldFactorBasisPoints: 8_000,
  categoryAdPackageCents: 1_000,
  categoryAdPackageClicks: 100,

  goodsFeeBasisPoints: 0,
  otcFeeBasisPoints: 0,
  withdrawalFeeUnits: every(0),
  withdrawalMinimumUnits: walletRules.withdrawal.minimumUnits,
  depositConfirmations: walletRules.deposit.confirmations,
  internalTransferReview: false,
  depositsOpen: every(true),
  withdrawalsOpen: every(true),
  paymentsOpen: every(true),
  moneySettingsSecondMember: false,
  withdrawalWaitSeconds: walletRules.withdrawal.waitSeconds,
  waitHoldsTrade: true,
  waitPurchaseCents: walletRules.withdrawal.waitPurchaseCents,
  withdrawalHourUnits: walletRules.withdrawal.hourUnits,
  withdrawalDayUnits: walletRules.withdrawal.dayUnits,
  withdrawalAutoUnits: walletRules.withdrawal.autoUnits,
  withdrawalSecondUnits: walletRules.withdrawal.secondUnits,
  payoutHourUnits: walletRules.payout.hourUnits,
  payoutDayUnits: walletRules.payout.dayUnits,
  btcExplorerUrl: '',
  ltcExplorerUrl: '',
  usdtExplorerUrl: '',

  otcSettleDemand: 'settles',
  otcBuyPriceFloorBasisPoints: every(otcRules.priceFloorBasisPoints),
  otcSellPriceFloorBasisPoints: every(otcRules.priceFloorBasisPoints),
  otcBuyPriceCeilingBasisPoints: every(otcRules.buyPriceCeilingBasisPoints),
  otcBuyTotalMaximumUnits: otcRules.buyTotalMaximumUnits,
  otcSellTotalMinimumUnits: otcRules.sellTotalMinimumUnits,
  otcBuyMinimumLimitCents: every(otcRules.buyMinimumLimitCents),
  otcSellMinimumLimitCents: every(otcRules.sellMinimumLimitCents),
}
