import { readOneOf, readPage, search } from '../../../shared/search-params/read.ts'
import type { ApiInputs } from '../../../shared/trpc/types.ts'

export const QUEUES = ['review', 'payouts', 'ended', 'moves'] as const
/** Of withdrawals; moves between balances are a list of their own. */
export type Queue = Exclude<(typeof QUEUES)[number], 'moves'>
const ROWS = 20

/** What the address of the finance queue says. */
export function readPayoutSearch(raw: Record<string, unknown>) {
  return search({
    queue: readOneOf(raw, 'queue', QUEUES),
    currency: readOneOf(raw, 'currency', ['BTC', 'USDT', 'LTC'] as const),
    page: readPage(raw),
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
