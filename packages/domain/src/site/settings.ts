import { z } from 'zod'
import { accountRules } from '../rules/account.ts'
import { goodsOrderRules, goodsRules } from '../rules/goods.ts'
import { otcRules } from '../rules/otc.ts'
import { walletRules } from '../rules/wallet.ts'
import { SETTING_BOUNDS, type SettingBounds } from './setting-bounds.ts'

const whole = ({ minimum, maximum }: SettingBounds) =>
  maximum === null ? z.int().min(minimum) : z.int().min(minimum).max(maximum)
const color = z.string().regex(/^#[0-9a-f]{6}$/i)

const perCurrency = (bounds: SettingBounds) => z.object({ BTC: whole(bounds), USDT: whole(bounds), LTC: whole(bounds) })

/** What an operator can change while the product runs; units in the names, amounts of coin in smallest units (marketplace.md §3 "Site settings"). */
export const siteSettings = z.object({
  siteName: z.string().min(SETTING_BOUNDS.siteName.minimum).max(SETTING_BOUNDS.siteName.maximum),
  siteStaticUrl: z.string().max(SETTING_BOUNDS.siteStaticUrl.maximum),
  themeId: whole(SETTING_BOUNDS.themeId),
  themeBodyColor: color,
  themeHeaderColor: color,

  protectionSeconds: whole(SETTING_BOUNDS.protectionSeconds),
  disputeResponseSeconds: whole(SETTING_BOUNDS.disputeResponseSeconds),
  secondArbiterCents: whole(SETTING_BOUNDS.secondArbiterCents),
  autoOrderSettleSeconds: whole(SETTING_BOUNDS.autoOrderSettleSeconds),
  pushIntervalSeconds: whole(SETTING_BOUNDS.pushIntervalSeconds),
  payPasswordVerifiedSeconds: whole(SETTING_BOUNDS.payPasswordVerifiedSeconds),

  publishRightRequired: z.boolean(),
  replyRightRequired: z.boolean(),
  publishRightMonthCents: whole(SETTING_BOUNDS.publishRightMonthCents),
  replyRightMonthCents: whole(SETTING_BOUNDS.replyRightMonthCents),

  homeAdWeekCents: whole(SETTING_BOUNDS.homeAdWeekCents),
  adDoubleFactorBasisPoints: whole(SETTING_BOUNDS.adDoubleFactorBasisPoints),
  adFivefoldFactorBasisPoints: whole(SETTING_BOUNDS.adFivefoldFactorBasisPoints),
  categoryAdPackageCents: whole(SETTING_BOUNDS.categoryAdPackageCents),
  categoryAdPackageClicks: whole(SETTING_BOUNDS.categoryAdPackageClicks),

  goodsFeeBasisPoints: whole(SETTING_BOUNDS.goodsFeeBasisPoints),
  otcFeeBasisPoints: whole(SETTING_BOUNDS.otcFeeBasisPoints),
  withdrawalFeeUnits: perCurrency(SETTING_BOUNDS.withdrawalFeeUnits),
  withdrawalMinimumUnits: perCurrency(SETTING_BOUNDS.withdrawalMinimumUnits),
  depositConfirmations: perCurrency(SETTING_BOUNDS.depositConfirmations),
  internalTransferReview: z.boolean(),

  otcPriceFloorBasisPoints: whole(SETTING_BOUNDS.otcPriceFloorBasisPoints),
  otcBuyTotalMaximumUnits: perCurrency(SETTING_BOUNDS.otcBuyTotalMaximumUnits),
  otcSellTotalMinimumUnits: perCurrency(SETTING_BOUNDS.otcSellTotalMinimumUnits),
  otcBuyMinimumLimitCents: perCurrency(SETTING_BOUNDS.otcBuyMinimumLimitCents),
  otcSellMinimumLimitCents: perCurrency(SETTING_BOUNDS.otcSellMinimumLimitCents),
})

export type SiteSettings = z.infer<typeof siteSettings>
export type SiteSettingKey = keyof SiteSettings

const every = (value: number) => ({ BTC: value, USDT: value, LTC: value })

/** What a site starts with. */
export const defaultSiteSettings: SiteSettings = {
  siteName: 'Jindu 津渡',
  siteStaticUrl: '',
  themeId: 1,
  themeBodyColor: '#f5f7f7',
  themeHeaderColor: '#ffffff',

  protectionSeconds: goodsOrderRules.protectionSeconds,
  disputeResponseSeconds: goodsOrderRules.disputeResponseSeconds,
  secondArbiterCents: goodsOrderRules.secondArbiterCents,
  autoOrderSettleSeconds: otcRules.autoSettleSeconds,
  pushIntervalSeconds: goodsRules.pushIntervalSeconds,
  payPasswordVerifiedSeconds: accountRules.session.payPasswordVerifiedSeconds,

  publishRightRequired: false,
  replyRightRequired: false,
  publishRightMonthCents: 1_000,
  replyRightMonthCents: 500,

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

  otcPriceFloorBasisPoints: otcRules.priceFloorBasisPoints,
  otcBuyTotalMaximumUnits: otcRules.buyTotalMaximumUnits,
  otcSellTotalMinimumUnits: otcRules.sellTotalMinimumUnits,
  otcBuyMinimumLimitCents: every(otcRules.buyMinimumLimitCents),
  otcSellMinimumLimitCents: every(otcRules.sellMinimumLimitCents),
}
