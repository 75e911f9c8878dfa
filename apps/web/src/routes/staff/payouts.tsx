import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import {
  figuresInput,
  FinancePage,
  ledgerInput,
  payoutsInput,
  readLedgerSearch,
  readPayoutSearch,
  requireStaff,
} from '../../desk/staff/index.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/payouts')({
  staticData: { width: 'desk' },
  validateSearch: readPayoutSearch,
  beforeLoad: (guarded) => requireStaff(guarded, 'payouts.manage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { q }, deps }) => {
    if (deps.part === 'rates') return q.rates.list.prefetch()
    if (deps.part === 'custody') return Promise.all([q.custody.wallets.prefetch(), q.proofs.waitingReserves.prefetch()])
    if (deps.part === 'ledger') return q.ledger.search.prefetch(ledgerInput(readLedgerSearch(deps)))
    return deps.part === 'revenue'
      ? q.figures.revenue.prefetch(figuresInput(deps))
      : q.withdrawals.queue.prefetch(payoutsInput(deps))
  },
  head: ({ match }) => pageHead(match.context, { title: msg`Finance, staff`, noindex: true }),
  component: FinancePage,
})
