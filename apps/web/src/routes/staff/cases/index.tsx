import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { QueuePage, queueInput, readQueue } from '../../../desk/staff-cases/index.ts'
import { requireStaff } from '../../../desk/staff/index.ts'
import { pageHead } from '../../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/cases/')({
  // Keep the arbiters' loaders out of everybody else's initial bundle.
  codeSplitGroupings: [['loader', 'component']],
  staticData: { width: 'desk' },
  validateSearch: readQueue,
  beforeLoad: (guarded) => requireStaff(guarded, 'cases.rule'),
  loaderDeps: ({ search }) => queueInput(search),
  loader: ({ context: { q }, deps }) => q.disputes.cases.prefetch(deps),
  head: ({ match }) => pageHead(match.context, { title: msg`Disputes, staff`, noindex: true }),
  component: QueuePage,
})
