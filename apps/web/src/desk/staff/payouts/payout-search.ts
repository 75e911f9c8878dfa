import { readOneOf, readPage, search } from '../../../shared/search-params/read.ts'
import type { ApiInputs } from '../../../shared/trpc/types.ts'
import { readSpan } from '../figures/figures-search.ts'
import type { LedgerSearch } from '../ledger/ledger-search.ts'

export const QUEUES = ['review', 'payouts', 'ended', 'moves'] as const
/** Of withdrawals; moves between balances are a list of their own. */
export type Queue = Exclude<(typeof QUEUES)[number], 'moves'>
/** Places of finance besides the withdrawals. */
const PARTS = ['revenue', 'rates', 'ledger'] as const
const ROWS = 20

// What a search of the books may say is read where it is used (`readLedgerSearch`): its tables would weigh on every page's start.
const unread = (raw: Record<string, unknown>): LedgerSearch => raw

/** What the address of the finance desk says. */
export function readPayoutSearch(raw: Record<string, unknown>) {
  const part = readOneOf(raw, 'part', PARTS)
  return search({
    ...(part === 'ledger' ? unread(raw) : {}),
    queue: readOneOf(raw, 'queue', QUEUES),
    currency: readOneOf(raw, 'currency', ['BTC', 'USDT', 'LTC'] as const),
    page: readPage(raw),
    part,
    days: readSpan(raw),
  })
}

export type PayoutSearch = ReturnType<typeof readPayoutSearch>

/** The call that such an address asks for; page and loader read the same. */
export function payoutsInput({ queue = 'review', currency, page = 1 }: PayoutSearch) {
  return {
    queue: queue === 'moves' ? 'review' : queue,
    page,
    limit: ROWS,
    ...search({ currency }),
  } satisfies ApiInputs['withdrawals']['queue']
}
