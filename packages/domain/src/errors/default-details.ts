import { accessTokenRules } from '../rules/access-token.ts'
import { accountRules } from '../rules/account.ts'
import { disputeRules } from '../rules/dispute.ts'
import { fileRules } from '../rules/files.ts'
import { goodsRules } from '../rules/goods.ts'
import { otcRules } from '../rules/otc.ts'
import { pageRules } from '../rules/pages.ts'
import { adRules, rightsRules } from '../rules/promotion.ts'
import { reviewRules } from '../rules/review.ts'
import { siteRules } from '../rules/site.ts'
import { staffRules } from '../rules/staff.ts'
import { talkRules } from '../rules/talk.ts'
import { transportRules } from '../rules/transport.ts'
import { webhookRules } from '../rules/webhook.ts'
import type { ErrorCode } from './catalogue.ts'
import type { ErrorDetails } from './domain-error.ts'

const COIN_UNITS = 100_000_000

/** Default values for message placeholders, such as bounds; details given with an error override them. */
export const DEFAULT_DETAILS: Partial<Readonly<Record<ErrorCode, ErrorDetails>>> = {
  TIMESTAMP_OUT_OF_RANGE: { windowSeconds: transportRules.request.timestampWindowSeconds },
  IDEMPOTENCY_KEY_INVALID: {
    minimum: transportRules.request.minimumIdempotencyKeyCharacters,
    maximum: transportRules.request.maximumIdempotencyKeyCharacters,
  },
  LIMIT_INVALID: { maximum: pageRules.maximumRows },
  TEXT_TOO_LONG: { maximum: talkRules.reply.maximumCharacters },
  PASSWORD_LENGTH: {
    minimum: accountRules.password.minimumCharacters,
    maximum: accountRules.password.maximumCharacters,
  },
  PHRASE_LENGTH: {
    minimum: accountRules.phrase.minimumCharacters,
    maximum: accountRules.phrase.maximumCharacters,
  },
  PASSKEY_NAME_LENGTH: { maximum: accountRules.passkey.nameCharacters },
  PASSKEY_LIMIT: { maximum: accountRules.passkey.maximum },
  RIGHT_MONTHS_INVALID: { maximum: rightsRules.maximumMonths },
  RIGHT_TERM_INVALID: { maximum: rightsRules.withdrawDays.maximum },
  REPORT_NOTE_LENGTH: { maximum: staffRules.report.maximumCharacters },
  NOTICE_TITLE_LENGTH: {
    minimum: talkRules.notice.minimumTitleCharacters,
    maximum: talkRules.notice.maximumTitleCharacters,
  },
  GOODS_TITLE_LENGTH: {
    minimum: goodsRules.title.minimumCharacters,
    maximum: goodsRules.title.maximumCharacters,
  },
  GOODS_TITLE_TOO_SHORT: { minimum: goodsRules.title.wizardMinimumCharacters },
  GOODS_PRICE_TOO_PRECISE: { decimals: goodsRules.price.decimals },
  GOODS_PRICE_TOO_HIGH: { maximum: (goodsRules.price.maximumCents / 100).toLocaleString('en-US') },
  GOODS_DESCRIPTION_TOO_SHORT: { minimum: goodsRules.description.minimumVisibleCharacters },
  GOODS_SHIPMENT_TOO_SHORT: { minimum: goodsRules.shipment.minimumVisibleCharacters },
  CATEGORY_TITLE_INVALID: { maximum: goodsRules.category.maximumTitleCharacters },
  QUANTITY_TOO_LARGE: { maximum: goodsRules.purchase.maximumVolume },
  STOCK_BATCH_INVALID: { maximum: goodsRules.stock.maximumBatchCharacters },
  STOCK_SECRET_TOO_LONG: { maximum: goodsRules.stock.maximumSecretCharacters },
  STOCK_TOO_MANY_SECRETS: { maximum: goodsRules.stock.maximumSecretsACall },
  REPLACEMENT_REMARK: { maximum: goodsRules.stock.maximumRemarkCharacters },
  DELIVERY_REPLACED_OFTEN: { maximum: goodsRules.stock.maximumReplacedAnOrder },
  STOCK_FULL: { maximum: goodsRules.stock.maximumUnsold },
  LOW_STOCK_INVALID: { maximum: goodsRules.stock.maximumLowStock },
  DISPUTE_STATEMENT_INVALID: {
    minimum: disputeRules.statement.minimumCharacters,
    maximum: disputeRules.statement.maximumCharacters,
    files: disputeRules.statement.maximumFiles,
  },
  OFFER_PRICE_BELOW_FLOOR: { percent: otcRules.priceFloorBasisPoints / 100 },
  OFFER_PRICE_ABOVE_CEILING: { percent: otcRules.buyPriceCeilingBasisPoints / 100 },
  OFFER_MARGIN_OUT_OF_RANGE: { percent: otcRules.maximumMarginBasisPoints / 100 },
  OFFER_HOURS_TOO_FEW: { minimum: otcRules.minimumWeekHours },
  OFFER_BUY_TOTAL_TOO_LARGE: { maximum: otcRules.buyTotalMaximumUnits.BTC / COIN_UNITS },
  OTC_ORDER_TOO_MANY_OPEN: { maximum: otcRules.maximumOpenOrders },
  OTC_ORDER_CANCELLED_TOO_OFTEN: { maximum: otcRules.maximumCancellationsADay },
  PAYEE_TOO_MANY: { maximum: otcRules.maximumPayees },
  PAYEE_TOO_MANY_NAMED: { maximum: otcRules.maximumPayeesNamed },
  PAYEE_LABEL_INVALID: { maximum: otcRules.maximumPayeeLabelCharacters },
  PAYEE_HOLDER_INVALID: { maximum: otcRules.maximumPayeeCharacters },
  PAYEE_ACCOUNT_INVALID: { maximum: otcRules.maximumPayeeCharacters },
  PAYEE_NOTE_INVALID: { maximum: otcRules.maximumPayeeNoteCharacters },
  OTC_PAYER_INVALID: { maximum: otcRules.maximumPayerCharacters },
  OTC_EVIDENCE_TOO_MANY: { maximum: otcRules.maximumEvidenceFiles },
  OTC_RATING_CLOSED: { days: otcRules.ratingSeconds / 86_400 },
  OTC_RATING_TEXT_TOO_LONG: { maximum: otcRules.maximumRatingCharacters },
  OFFER_TOO_MANY: { maximum: otcRules.maximumOngoingOffers },
  OFFER_REMARK_TOO_LONG: { maximum: otcRules.maximumRemarkCharacters },
  OFFER_SELL_TOTAL_TOO_SMALL: { minimum: otcRules.sellTotalMinimumUnits.BTC / COIN_UNITS },
  AD_TITLE_LENGTH: { minimum: adRules.title.minimumCharacters, maximum: adRules.title.maximumCharacters },
  AD_WEEKS_INVALID: { maximum: adRules.home.maximumWeeks },
  AD_PACKAGES_INVALID: { maximum: adRules.category.maximumPackages },
  FEEDBACK_TITLE_LENGTH: {
    minimum: talkRules.feedback.minimumTitleCharacters,
    maximum: talkRules.feedback.maximumTitleCharacters,
  },
  FILE_TOO_LARGE: { megabytes: fileRules.maximumMegabytes },
  FILE_TOO_MANY_PIXELS: { megapixels: fileRules.maximumMegapixels },
  FILES_TOO_MANY: { maximum: fileRules.maximumAttachments },
  REVIEW_TEXT_TOO_SHORT: { minimum: reviewRules.text.minimumCharacters },
  REVIEW_TEXT_TOO_LONG: { maximum: reviewRules.text.maximumCharacters },
  REVIEW_EDIT_CLOSED: { days: reviewRules.editSeconds / 86_400 },
  STAFF_NICK_NAME_INVALID: { maximum: staffRules.nickName.maximumCharacters },
  STAFF_REASON_LENGTH: { minimum: staffRules.reason.minimumCharacters, maximum: staffRules.reason.maximumCharacters },
  SETTING_NAME_INVALID: { minimum: siteRules.name.minimumCharacters, maximum: siteRules.name.maximumCharacters },
  SETTING_ADDRESS_INVALID: { maximum: siteRules.staticAddress.maximumCharacters },
  SETTING_EXPLORER_INVALID: { maximum: siteRules.explorerAddress.maximumCharacters },
  TOKEN_NAME_INVALID: { maximum: accessTokenRules.name.maximumCharacters },
  TOKEN_DAYS_INVALID: { maximum: accessTokenRules.days.maximum },
  TOKEN_ADDRESSES_TOO_MANY: { maximum: accessTokenRules.maximumAddresses },
  TOKENS_TOO_MANY: { maximum: accessTokenRules.maximumPerUser },
  WEBHOOKS_TOO_MANY: { maximum: webhookRules.maximumPerUser },
  CATEGORY_ORDER_FULL: { maximum: staffRules.arrangedCategories },
}
