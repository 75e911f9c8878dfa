import { CURRENCY_CODES } from '@jindu/domain/money'
import { readOneOf, readPage, search } from '../../../shared/search-params/read.ts'
import type { ApiInputs } from '../../../shared/trpc/types.ts'
import { readSpan } from '../figures/figures-search.ts'
import type { LedgerSearch } from '../ledger/ledger-search.ts'

export const QUEUES = ['review', 'payouts', 'ended', 'moves'] as const
/** Queues of withdrawals; moves between balances are a separate list. */
export type Queue = Exclude<(typeof QUEUES)[number], 'moves'>
/** Parts of the finance desk besides withdrawals. */
const PARTS = ['revenue', 'rates', 'ledger', 'custody'] as const
const ROWS = 20

// Ledger search parameters are parsed later by `readLedgerSearch`: its tables would be loaded with every page.
const unread = (raw: Record<string, unknown>): LedgerSearch => raw

/** Search parameters of the finance desk. */
export function readPayoutSearch(raw: Record<string, unknown>) {
  const part = readOneOf(raw, 'part', PARTS)
  return search({
    ...(part === 'ledger' ? unread(raw) : {}),
    queue: readOneOf(raw, 'queue', QUEUES),
    currency: readOneOf(raw, 'currency', CURRENCY_CODES),
    page: readPage(raw),
    part,
    days: readSpan(raw),
  })
}

export type PayoutSearch = ReturnType<typeof readPayoutSearch>

/** Query input for the parameters, shared by page and loader. */
export function payoutsInput({ queue = 'review', currency, page = 1 }: PayoutSearch) {
  return {
    queue: queue === 'moves' ? 'review' : queue,
    page,
    limit: ROWS,
    ...search({ currency }),
  } satisfies ApiInputs['withdrawals']['queue']
}
