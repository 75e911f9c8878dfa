import type { AccountKind } from './accounts.ts'
import type { EntryKind } from './entry.ts'

/** Revenue sources, each with its own kind of account. */
export const REVENUE_SOURCES = ['goods', 'otc', 'withdrawals', 'rights', 'ads'] as const
export type RevenueSource = (typeof REVENUE_SOURCES)[number]

/** The revenue account of each source. */
export const REVENUE_ACCOUNTS = {
  goods: 'revenue_goods_fee',
  otc: 'revenue_otc_fee',
  withdrawals: 'revenue_withdrawal_fee',
  rights: 'revenue_rights',
  ads: 'revenue_ads',
} as const satisfies Readonly<Record<RevenueSource, AccountKind>>

/** The entries that can move revenue, to the site or back. Revenue figures read only these. */
export const EARNING_ENTRIES = [
  'goods_settlement',
  'goods_split',
  'otc_release',
  'otc_split',
  'withdrawal_complete',
  'withdrawal_reopen',
  'withdrawal_paid_after_return',
  'rights_purchase',
  'ad_purchase',
  'ad_refund',
  'correction',
] as const satisfies readonly EntryKind[]
