import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { TicketPage } from '../../../desk/tickets/index.ts'
import { missing, readOr404 } from '../../../shared/page/read-or-404.ts'
import { readId, search } from '../../../shared/search-params/read.ts'
import { pageHead } from '../../../shared/seo/page-head.ts'

/** Old links also contain the author's `uid` (marketplace.md §2); only the ticket id is used. */
export const Route = createFileRoute('/personal/feedback/feedback_details')({
  validateSearch: (raw) => search({ id: readId(raw, 'id'), uid: readId(raw, 'uid') }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  remountDeps: ({ loaderDeps }) => loaderDeps,
  loader: async ({ context: { q }, deps: { id } }) => {
    if (id === undefined) throw missing('FEEDBACK_NOT_FOUND')
    await readOr404(q.tickets.info.ensureData({ id }))
    return { id }
  },
  head: ({ match }) => pageHead(match.context, { title: msg`Ticket`, noindex: true }),
  component: TicketPage,
})
