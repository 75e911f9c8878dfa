import * as z from 'zod'
import type { CurrencyCode } from '../money/index.ts'
import { SETTLE_DEMAND_NAMES } from '../rules/settle-demand.ts'
import { isExplorerAddress } from '../accounts/site/explorer-address.ts'
import { SETTING_BOUNDS, type SettingBounds } from '../accounts/site/setting-bounds.ts'
import type { PrivateSettingKey, SiteSettings } from '../accounts/site/settings.ts'
import { isStaticAddress } from '../accounts/site/static-address.ts'
import { refuse } from './refuse.ts'
import { readsAsItIs } from './visible-text.ts'

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
/** Visible characters only, so that the name in header and titles cannot hide or reorder the text beside it. */
const name = z
  .string(badName)
  .trim()
  .min(SETTING_BOUNDS.siteName.minimum, badName)
  .max(SETTING_BOUNDS.siteName.maximum, badName)
  .refine(readsAsItIs, badName)

const badAddress = refuse('SETTING_ADDRESS_INVALID')
const staticAddress = z
  .string(badAddress)
  .trim()
  .max(SETTING_BOUNDS.siteStaticUrl.maximum, { ...badAddress, abort: true })
  .refine(isStaticAddress, badAddress)

const badExplorer = refuse('SETTING_EXPLORER_INVALID')
const explorer = z
  .string(badExplorer)
  .trim()
  .max(SETTING_BOUNDS.ltcExplorerUrl.maximum, { ...badExplorer, abort: true })
  .refine(isExplorerAddress, badExplorer)

const perCurrency = ({ minimum, maximum }: SettingBounds) => {
  const of = (code: CurrencyCode) => whole({ minimum, maximum: typeof maximum === 'number' ? maximum : maximum[code] })
  return z.object({ BTC: of('BTC'), USDT: of('USDT'), LTC: of('LTC') }, invalid)
}

const flagPerCurrency = z.object({ BTC: flag, USDT: flag, LTC: flag }, invalid)

/** The settings as stored and as staff edit them; each has its own error. */
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
  rightGraceSeconds: whole(SETTING_BOUNDS.rightGraceSeconds),
  publishRightRequiredFrom: whole(SETTING_BOUNDS.publishRightRequiredFrom),
  replyRightRequiredFrom: whole(SETTING_BOUNDS.replyRightRequiredFrom),
  publishRightMonthCents: whole(SETTING_BOUNDS.publishRightMonthCents),
  replyRightMonthCents: whole(SETTING_BOUNDS.replyRightMonthCents),

  adReviewRequired: flag,
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
  depositsOpen: flagPerCurrency,
  withdrawalsOpen: flagPerCurrency,
  paymentsOpen: flagPerCurrency,
  internalTransferReview: flag,
  moneySettingsSecondMember: flag,
  withdrawalWaitSeconds: whole(SETTING_BOUNDS.withdrawalWaitSeconds),
  waitHoldsTrade: flag,
  waitPurchaseCents: whole(SETTING_BOUNDS.waitPurchaseCents),
  withdrawalHourUnits: perCurrency(SETTING_BOUNDS.withdrawalHourUnits),
  withdrawalDayUnits: perCurrency(SETTING_BOUNDS.withdrawalDayUnits),
  withdrawalAutoUnits: perCurrency(SETTING_BOUNDS.withdrawalAutoUnits),
  withdrawalSecondUnits: perCurrency(SETTING_BOUNDS.withdrawalSecondUnits),
  payoutHourUnits: perCurrency(SETTING_BOUNDS.payoutHourUnits),
  payoutDayUnits: perCurrency(SETTING_BOUNDS.payoutDayUnits),
  btcExplorerUrl: explorer,
  ltcExplorerUrl: explorer,
  usdtExplorerUrl: explorer,

  otcSettleDemand: z.enum(SETTLE_DEMAND_NAMES, invalid),
  otcBuyPriceFloorBasisPoints: perCurrency(SETTING_BOUNDS.otcBuyPriceFloorBasisPoints),
  otcSellPriceFloorBasisPoints: perCurrency(SETTING_BOUNDS.otcSellPriceFloorBasisPoints),
  otcBuyPriceCeilingBasisPoints: perCurrency(SETTING_BOUNDS.otcBuyPriceCeilingBasisPoints),
  otcBuyTotalMaximumUnits: perCurrency(SETTING_BOUNDS.otcBuyTotalMaximumUnits),
  otcSellTotalMinimumUnits: perCurrency(SETTING_BOUNDS.otcSellTotalMinimumUnits),
  otcBuyMinimumLimitCents: perCurrency(SETTING_BOUNDS.otcBuyMinimumLimitCents),
  otcSellMinimumLimitCents: perCurrency(SETTING_BOUNDS.otcSellMinimumLimitCents),
}) satisfies z.ZodType<SiteSettings>

/** Public settings. Thresholds of staff review are private, because somebody who knows them would stay below. */
export const publicSiteSettings = siteSettings.omit({
  secondArbiterCents: true,
  withdrawalAutoUnits: true,
  withdrawalSecondUnits: true,
  payoutHourUnits: true,
  payoutDayUnits: true,
  moneySettingsSecondMember: true,
} satisfies Record<PrivateSettingKey, true>)
