import { formatAmount, usd } from '../../money/index.ts'
import { isRightRequired } from '../rights/required.ts'
import type { PublicSiteSettings } from './setting-rows.ts'
import type { SitesConfig } from './wire-names.ts'

/**
 * Converts the settings to the names of `getSitesConfig`; a required right is reported only after its grace period.
 * @param now unix seconds
 * @example
 * Object.keys(toSitesConfig(defaultSiteSettings, 1_760_000_000)).length > 10 // true
 */
export function toSitesConfig(settings: PublicSiteSettings, now: number): SitesConfig {
  return {
    site_name_chars: settings.siteName,
    site_static_chars: settings.siteStaticUrl,
    auto_order_settle_time: settings.autoOrderSettleSeconds,
    release_power_requirement_chars: isRightRequired('publish', settings, now) ? '1' : '0',
    reply_power_requirement_chars: isRightRequired('reply', settings, now) ? '1' : '0',
    goods_release_chars: formatAmount(usd(settings.publishRightMonthCents)),
    goods_reply_chars: formatAmount(usd(settings.replyRightMonthCents)),
    index_ad_price_chars: formatAmount(usd(settings.homeAdWeekCents)),
    ad_discount_by_double_chars: factor(settings.adDoubleFactorBasisPoints),
    ad_discount_by_fivefold_chars: factor(settings.adFivefoldFactorBasisPoints),
    category_ad_basic_price_chars: formatAmount(usd(settings.categoryAdPackageCents)),
    category_ad_basic_number_chars: String(settings.categoryAdPackageClicks),
  }
}

function factor(basisPoints: number): string {
  const digits = String(basisPoints).padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`
}
