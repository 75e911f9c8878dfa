import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { readTicketSearch, ticketsInput, TicketsPage } from '../../../desk/tickets/index.ts'
import { pageHead } from '../../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/feedback/feedback_list')({
  validateSearch: readTicketSearch,
  loaderDeps: ({ search }) => ticketsInput(search),
  loader: ({ context: { q }, deps }) => q.tickets.list.prefetch(deps),
  head: ({ match }) => pageHead(match.context, { title: msg`Feedback`, noindex: true }),
  component: TicketsPage,
})
