/**
 * Every business constant in one object, with its unit in its name: `rules.goodsOrder.protectionSeconds`. Nothing else in the
 * product writes such a number.
 * @module
 */
import { accessTokenRules } from './access-token.ts'
import { accountRules } from './account.ts'
import { disputeRules } from './dispute.ts'
import { fileRules } from './files.ts'
import { goodsOrderRules, goodsRules } from './goods.ts'
import { otcRules } from './otc.ts'
import { outsideRules } from './outside.ts'
import { pageRules } from './pages.ts'
import { adRules, rightsRules } from './promotion.ts'
import { reviewRules } from './review.ts'
import { siteRules } from './site.ts'
import { staffRules } from './staff.ts'
import { talkRules } from './talk.ts'
import { timelineRules, timeRules, transportRules } from './transport.ts'
import { walletRules } from './wallet.ts'
import { webhookRules } from './webhook.ts'

export type { PageKind } from './pages.ts'
export type { NoticeCategory } from './talk.ts'

// Exported separately, too, so that a page can load only the ones it needs.
export { accessTokenRules } from './access-token.ts'
export { accountRules } from './account.ts'
export { disputeRules } from './dispute.ts'
export { fileRules } from './files.ts'
export { goodsOrderRules, goodsRules, rankingRules } from './goods.ts'
export { outsideRules } from './outside.ts'
export { pageRules } from './pages.ts'
export {
  guessDelays,
  limitRules,
  readLimits,
  tokenLimits,
  uploadLimits,
  type RateBound,
  type NetworkBound,
  type Ipv6Bits,
  type GuessName,
  type LimitName,
  type LimitRule,
  type QuotaName,
  type RateName,
} from './limits.ts'
export { reviewRules } from './review.ts'
export { webhookRules } from './webhook.ts'

/**
 * Every business constant, with its unit in its name. Constants that an operator may change are defaults of
 * `SiteSettings`.
 */
export const rules = {
  ...accountRules,
  accessToken: accessTokenRules,
  goods: goodsRules,
  goodsOrder: goodsOrderRules,
  dispute: disputeRules,
  wallet: walletRules,
  otc: otcRules,
  ads: adRules,
  rights: rightsRules,
  review: reviewRules,
  talk: talkRules,
  staff: staffRules,
  site: siteRules,
  files: fileRules,
  outside: outsideRules,
  webhook: webhookRules,
  pages: pageRules,
  ...transportRules,
  time: timeRules,
  timeline: timelineRules,
} as const
