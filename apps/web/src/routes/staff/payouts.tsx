import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PayoutsPage, payoutsInput, readPayoutSearch, requireStaff } from '../../features/staff/index.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/payouts')({
  staticData: { width: 'desk' },
  validateSearch: readPayoutSearch,
  beforeLoad: (guarded) => requireStaff(guarded, 'payouts.manage'),
  loaderDeps: ({ search }) => payoutsInput(search),
  loader: ({ context: { q }, deps }) => q.withdrawals.queue.prefetch(deps),
  head: ({ match }) => pageHead(match.context, { title: msg`Withdrawals, staff`, noindex: true }),
  component: PayoutsPage,
})
