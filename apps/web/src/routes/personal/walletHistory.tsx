import { msg } from '@lingui/core/macro'
import { HISTORY_KINDS } from '@jindu/domain/ledger'
import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage, PAGE_SIZES, historyInput } from '../../features/wallet/index.ts'
import { readDay, readOneOf, readPage, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/walletHistory')({
  validateSearch: (raw) =>
    search({
      currency: readOneOf(raw, 'currency', ['BTC', 'USDT', 'LTC'] as const),
      balance: readOneOf(raw, 'balance', ['fund', 'otc'] as const),
      kind: readOneOf(raw, 'kind', HISTORY_KINDS),
      from: readDay(raw, 'from'),
      to: readDay(raw, 'to'),
      page: readPage(raw),
      limit: readOneOf(raw, 'limit', PAGE_SIZES),
    }),
  loaderDeps: ({ search: asked }) => historyInput(asked),
  loader: async ({ context: { q }, deps }) => {
    await q.wallet.history.prefetch(deps)
  },
  head: ({ match }) => pageHead(match.context, { title: msg`Fund ledger`, noindex: true }),
  component: HistoryPage,
})
