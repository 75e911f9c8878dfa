import { z } from 'zod'
import { refuse } from '../input/refuse.ts'
import type { CurrencyCode } from '../money/index.ts'
import { accountRules } from '../rules/account.ts'
import { disputeRules } from '../rules/dispute.ts'
import { goodsOrderRules, goodsRules } from '../rules/goods.ts'
import { otcRules } from '../rules/otc.ts'
import { walletRules } from '../rules/wallet.ts'
import { SETTING_BOUNDS, type SettingBounds } from './setting-bounds.ts'
import { isStaticAddress } from './static-address.ts'

interface Range {
  readonly minimum: number
  readonly maximum: number
}

const invalid = refuse('SETTING_INVALID')
const whole = ({ minimum, maximum }: Range) => z.int(invalid).min(minimum, invalid).max(maximum, invalid)
const flag = z.boolean(invalid)

const badColor = refuse('SETTING_COLOR_INVALID')
const color = z.string(badColor).regex(/^#[0-9a-f]{6}$/i, badColor)

const badName = refuse('SETTING_NAME_INVALID')
/** Printed characters, so that a name in the header and in titles neither hides nor reorders what stands beside it. */
const name = z
  .string(badName)
  .trim()
  .min(SETTING_BOUNDS.siteName.minimum, badName)
  .max(SETTING_BOUNDS.siteName.maximum, badName)
  .regex(/^\P{C}*$/u, badName)

const badAddress = refuse('SETTING_ADDRESS_INVALID')
const staticAddress = z
  .string(badAddress)
  .trim()
  .max(SETTING_BOUNDS.siteStaticUrl.maximum, { ...badAddress, abort: true })
  .refine(isStaticAddress, badAddress)

const perCurrency = ({ minimum, maximum }: SettingBounds) => {
  const of = (code: CurrencyCode) => whole({ minimum, maximum: typeof maximum === 'number' ? maximum : maximum[code] })
  return z.object({ BTC: of('BTC'), USDT: of('USDT'), LTC: of('LTC') }, invalid)
}

/** What an operator can change while the product runs; units in the names, amounts of coin in smallest units (marketplace.md §3 "Site settings"). */
export const siteSettings = z.object({
  siteName: name,
  siteStaticUrl: staticAddress,
  themeId: whole(SETTING_BOUNDS.themeId),
  themeBodyColor: color,
  themeHeaderColor: color,

  protectionSeconds: whole(SETTING_BOUNDS.protectionSeconds),
  disputeResponseSeconds: whole(SETTING_BOUNDS.disputeResponseSeconds),
  secondArbiterCents: whole(SETTING_BOUNDS.secondArbiterCents),
  autoOrderSettleSeconds: whole(SETTING_BOUNDS.autoOrderSettleSeconds),
  pushIntervalSeconds: whole(SETTING_BOUNDS.pushIntervalSeconds),
  payPasswordVerifiedSeconds: whole(SETTING_BOUNDS.payPasswordVerifiedSeconds),

  publishRightRequired: flag,
  replyRightRequired: flag,
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
  internalTransferReview: flag,

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
  disputeResponseSeconds: disputeRules.responseSeconds,
  secondArbiterCents: disputeRules.secondArbiterCents,
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
