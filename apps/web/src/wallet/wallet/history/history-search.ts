import type { HistoryKind } from '@jindu/domain/ledger'
import type { CurrencyCode } from '@jindu/domain/money'
import type { ApiInputs } from '../../../shared/trpc/types.ts'

/** Rows per page (wallet-and-otc.md §9). */
export const PAGE_SIZES = [20, 40, 60] as const

export interface HistorySearch {
  readonly currency?: CurrencyCode
  readonly balance?: 'fund' | 'otc'
  readonly kind?: HistoryKind
  /** Days in the reader's time zone, both included. */
  readonly from?: string
  readonly to?: string
  readonly page?: number
  readonly limit?: (typeof PAGE_SIZES)[number]
}

type Asked = ApiInputs['wallet']['history'] & { page: number; limit: (typeof PAGE_SIZES)[number] }

type Filter = ApiInputs['wallet']['historyExport']

/** The filters without days and page. */
export const historyFilter = ({ page: _page, limit: _limit, from: _from, to: _to, ...filter }: HistorySearch): Filter =>
  filter

/** Query input for search parameters without days, shared by page and loader. */
export const historyInput = ({ page = 1, limit = 20, from: _from, to: _to, ...filter }: HistorySearch): Asked => ({
  page,
  limit,
  ...filter,
})
