import type { HistoryKind } from '@jindu/domain/ledger'
import type { CurrencyCode } from '@jindu/domain/money'
import type { ApiInputs } from '../../../shared/trpc/types.ts'

/** Rows a page (wallet-and-otc.md §9). */
export const PAGE_SIZES = [20, 40, 60] as const

export interface HistorySearch {
  readonly currency?: CurrencyCode
  readonly balance?: 'fund' | 'otc'
  readonly kind?: HistoryKind
  /** Days of UTC, both included. */
  readonly from?: string
  readonly to?: string
  readonly page?: number
  readonly limit?: (typeof PAGE_SIZES)[number]
}

type Asked = ApiInputs['wallet']['history'] & { page: number; limit: (typeof PAGE_SIZES)[number] }

const DAY_SECONDS = 86_400

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000

type Filter = ApiInputs['wallet']['historyExport']

/** What the lines are narrowed to. */
export function historyFilter({ currency, balance, kind, from, to }: HistorySearch): Filter {
  return {
    ...(currency === undefined ? {} : { currency }),
    ...(balance === undefined ? {} : { balance }),
    ...(kind === undefined ? {} : { kind }),
    ...(from === undefined ? {} : { from: startOf(from) }),
    ...(to === undefined ? {} : { to: startOf(to) + DAY_SECONDS - 1 }),
  }
}

/** The call that a ledger address asks for; page and loader read the same. */
export function historyInput({ page = 1, limit = 20, ...filter }: HistorySearch): Asked {
  return {
    page,
    limit,
    ...historyFilter(filter),
  }
}
