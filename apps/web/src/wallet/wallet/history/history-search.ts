import type { HistoryKind } from '@jindu/domain/ledger'
import type { CurrencyCode } from '@jindu/domain/money'
import type { ApiInputs } from '../../../shared/trpc/types.ts'

/** Rows a page (wallet-and-otc.md §9). */
export const PAGE_SIZES = [20, 40, 60] as const

export interface HistorySearch {
  readonly currency?: CurrencyCode
  readonly balance?: 'fund' | 'otc'
  readonly kind?: HistoryKind
  /** Days of the reader's zone, both included. */
  readonly from?: string
  readonly to?: string
  readonly page?: number
  readonly limit?: (typeof PAGE_SIZES)[number]
}

type Asked = ApiInputs['wallet']['history'] & { page: number; limit: (typeof PAGE_SIZES)[number] }

type Filter = ApiInputs['wallet']['historyExport']

/** What the lines are narrowed to, besides days. */
export const historyFilter = ({ page: _page, limit: _limit, from: _from, to: _to, ...filter }: HistorySearch): Filter =>
  filter

/** The call that a ledger address without days asks for; page and loader read the same. */
export const historyInput = ({ page = 1, limit = 20, from: _from, to: _to, ...filter }: HistorySearch): Asked => ({
  page,
  limit,
  ...filter,
})
