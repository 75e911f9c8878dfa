import { CURRENCY_CODES, type CurrencyCode } from '@jindu/domain/money'
import { readOneOf, readPage, search } from '../../../shared/search-params/read.ts'
import type { ApiInputs, ApiOutputs } from '../../../shared/trpc/types.ts'

export type CaseRow = ApiOutputs['disputes']['cases']['data'][number]

export const QUEUES = ['waiting', 'second', 'ended'] as const
export type Queue = (typeof QUEUES)[number]
export const ORDERS = ['oldest', 'newest'] as const
export const PAGE_SIZES = [20, 40, 60] as const

export interface QueueSearch {
  readonly queue?: Queue
  readonly currency?: CurrencyCode
  readonly whose?: 'mine'
  readonly order?: (typeof ORDERS)[number]
  readonly page?: number
  readonly limit?: (typeof PAGE_SIZES)[number]
}

/** Parses the queue's search parameters; invalid values are dropped. */
export const readQueue = (raw: Record<string, unknown>): QueueSearch =>
  search({
    queue: readOneOf(raw, 'queue', QUEUES),
    currency: readOneOf(raw, 'currency', CURRENCY_CODES),
    whose: readOneOf(raw, 'whose', ['mine'] as const),
    order: readOneOf(raw, 'order', ORDERS),
    page: readPage(raw),
    limit: readOneOf(raw, 'limit', PAGE_SIZES),
  })

type Asked = ApiInputs['disputes']['cases'] &
  Required<Omit<QueueSearch, 'currency' | 'order' | 'whose'>> & { sort: (typeof ORDERS)[number] }

/**
 * Query input for the parameters. Waiting cases come oldest first, ended ones latest first and without assignee filter.
 */
export const queueInput = ({
  queue = 'waiting',
  order,
  whose,
  page = 1,
  limit = 20,
  ...filter
}: QueueSearch): Asked => ({
  sort: order ?? (queue === 'ended' ? 'newest' : 'oldest'),
  queue,
  page,
  limit,
  ...(whose === 'mine' && queue !== 'ended' ? { mine: true } : {}),
  ...filter,
})
