import type { CurrencyCode } from '@jindu/domain/money'
import type { ApiInputs } from '../../../shared/trpc/types.ts'

/** Rows a page (wallet-and-otc.md §9). */
export const PAGE_SIZES = [20, 40, 60] as const

export interface HistorySearch {
  readonly currency?: CurrencyCode
  readonly balance?: 'fund' | 'otc'
  readonly page?: number
  readonly limit?: (typeof PAGE_SIZES)[number]
}

type Asked = ApiInputs['wallet']['history'] & { page: number; limit: (typeof PAGE_SIZES)[number] }

/** The call that a ledger address asks for; page and loader read the same. */
export function historyInput({ currency, balance, page = 1, limit = 20 }: HistorySearch): Asked {
  return {
    page,
    limit,
    ...(currency === undefined ? {} : { currency }),
    ...(balance === undefined ? {} : { balance }),
  }
}
