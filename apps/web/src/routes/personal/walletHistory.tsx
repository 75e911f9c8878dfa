import { msg } from '@lingui/core/macro'
import { HISTORY_KINDS } from '@jindu/domain/ledger'
import { CURRENCY_CODES } from '@jindu/domain/money'
import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage, PAGE_SIZES, historyInput } from '../../wallet/wallet/index.ts'
import { readDays } from '../../shared/search-params/read-days.ts'
import { readOneOf, readPage, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/walletHistory')({
  validateSearch: (raw) =>
    search({
      currency: readOneOf(raw, 'currency', CURRENCY_CODES),
      balance: readOneOf(raw, 'balance', ['fund', 'otc'] as const),
      kind: readOneOf(raw, 'kind', HISTORY_KINDS),
      ...readDays(raw),
      page: readPage(raw),
      limit: readOneOf(raw, 'limit', PAGE_SIZES),
    }),
  loaderDeps: ({ search: asked }) => asked,
  loader: async ({ context: { q }, deps }) => {
    // Days are those of the reader's zone, which the page knows.
    if (deps.from === undefined && deps.to === undefined) await q.wallet.history.prefetch(historyInput(deps))
  },
  head: ({ match }) => pageHead(match.context, { title: msg`Fund ledger`, noindex: true }),
  component: HistoryPage,
})
