import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireStaff } from '../../../desk/staff/index.ts'
import { queueInput, readQueueSearch, TicketQueuePage } from '../../../desk/tickets/index.ts'
import { pageHead } from '../../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/tickets/')({
  staticData: { width: 'desk' },
  validateSearch: readQueueSearch,
  beforeLoad: (guarded) => requireStaff(guarded, 'tickets.answer'),
  loaderDeps: ({ search }) => queueInput(search),
  loader: ({ context: { q }, deps }) => Promise.all([q.tickets.queue.prefetch(deps), q.tickets.queues.prefetch()]),
  head: ({ match }) => pageHead(match.context, { title: msg`Tickets, staff`, noindex: true }),
  component: TicketQueuePage,
})
