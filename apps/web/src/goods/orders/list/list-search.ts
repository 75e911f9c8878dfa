import type { Days, Span } from '../../../shared/days/span-of-days.ts'
import { readDays } from '../../../shared/search-params/read-days.ts'
import { readOneOf, readPage, readText, search } from '../../../shared/search-params/read.ts'
import type { ApiInputs, ApiOutputs } from '../../../shared/trpc/types.ts'

export type ListedOrder = ApiOutputs['goodsOrders']['list']['data'][number]
export type Side = 'buy' | 'sell'

/** Rows per page (marketplace.md §2 "Goods order panel and lists"). */
export const PAGE_SIZES = [20, 40, 60] as const
export const STATES = [
  'awaitingDelivery',
  'inProgress',
  'suspended',
  'complaint',
  'completed',
  'revoked',
  'toReview',
] as const

/** Days of payment, in the reader's time zone. */
export interface OrderListSearch extends Days {
  readonly page?: number
  readonly limit?: (typeof PAGE_SIZES)[number]
  readonly state?: (typeof STATES)[number]
  readonly search?: string
}

/** Parses a list's search parameters; invalid values are dropped. */
export const readOrderList = (raw: Record<string, unknown>): OrderListSearch =>
  search({
    page: readPage(raw),
    limit: readOneOf(raw, 'limit', PAGE_SIZES),
    state: readOneOf(raw, 'state', STATES),
    search: readText(raw, 'search', 60),
    ...readDays(raw),
  })

type Asked = ApiInputs['goodsOrders']['list'] & { page: number; limit: (typeof PAGE_SIZES)[number] }

/** Query input for the parameters. @param span the days in the reader's time zone */
export const orderListInput = (
  side: Side,
  { page = 1, limit = 20, from: _from, to: _to, ...filter }: OrderListSearch,
  span: Span,
): Asked => ({ side, page, limit, ...filter, ...span })
