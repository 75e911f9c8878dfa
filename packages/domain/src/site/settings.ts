import { z } from 'zod'
import { accountRules } from '../rules/account.ts'
import { goodsOrderRules, goodsRules } from '../rules/goods.ts'
import { otcRules } from '../rules/otc.ts'
import { walletRules } from '../rules/wallet.ts'

const cents = z.int().min(0).max(1_000_000_000)
const units = z.int().min(0)
const factorBasisPoints = z.int().min(1).max(10_000)
const feeBasisPoints = z.int().min(0).max(5_000)
const blocks = z.int().min(1).max(1_000)
const color = z.string().regex(/^#[0-9a-f]{6}$/i)

const perCurrency = <S extends z.ZodType>(schema: S) => z.object({ BTC: schema, USDT: schema, LTC: schema })

/** What an operator can change while the product runs; units in the names, amounts of coin in smallest units (marketplace.md §3 "Site settings"). */
export const siteSettings = z.object({
  siteName: z.string().min(1).max(40),
  siteStaticUrl: z.string().max(200),
  themeId: z.int().min(1).max(100),
  themeBodyColor: color,
  themeHeaderColor: color,

  protectionSeconds: z.int().min(60).max(31_536_000),
  disputeResponseSeconds: z.int().min(60).max(goodsOrderRules.holdBeforeArbiterSeconds),
  secondArbiterCents: cents,
  autoOrderSettleSeconds: z.int().min(60).max(2_592_000),
  pushIntervalSeconds: z.int().min(0).max(2_592_000),
  payPasswordVerifiedSeconds: z.int().min(60).max(86_400),

  publishRightRequired: z.boolean(),
  replyRightRequired: z.boolean(),
  publishRightMonthCents: cents,
  replyRightMonthCents: cents,

  homeAdWeekCents: cents,
  adDoubleFactorBasisPoints: factorBasisPoints,
  adFivefoldFactorBasisPoints: factorBasisPoints,
  categoryAdPackageCents: cents,
  categoryAdPackageClicks: z.int().min(1).max(1_000_000),

  goodsFeeBasisPoints: feeBasisPoints,
  otcFeeBasisPoints: feeBasisPoints,
  withdrawalFeeUnits: perCurrency(units),
  withdrawalMinimumUnits: perCurrency(units),
  depositConfirmations: perCurrency(blocks),
  internalTransferReview: z.boolean(),

  otcPriceFloorBasisPoints: z.int().min(0).max(10_000),
  otcBuyTotalMaximumUnits: perCurrency(units),
  otcSellTotalMinimumUnits: perCurrency(units),
  otcBuyMinimumLimitCents: perCurrency(cents),
  otcSellMinimumLimitCents: perCurrency(cents),
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
