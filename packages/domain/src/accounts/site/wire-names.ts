/** The site settings under the names old clients read (marketplace.md §3). Texts are decimal numbers, flags `0` or `1`. */
export interface SitesConfig {
  readonly site_name_chars: string
  readonly site_static_chars: string
  /** Seconds. */
  readonly auto_order_settle_time: number
  readonly release_power_requirement_chars: '0' | '1'
  readonly reply_power_requirement_chars: '0' | '1'
  /** US dollars a month. */
  readonly goods_release_chars: string
  /** US dollars a month. */
  readonly goods_reply_chars: string
  /** US dollars a week. */
  readonly index_ad_price_chars: string
  /** A factor such as `0.9000`. */
  readonly ad_discount_by_double_chars: string
  /** A factor such as `0.8000`. */
  readonly ad_discount_by_fivefold_chars: string
  /** US dollars a package. */
  readonly category_ad_basic_price_chars: string
  /** Clicks a package. */
  readonly category_ad_basic_number_chars: string
}
