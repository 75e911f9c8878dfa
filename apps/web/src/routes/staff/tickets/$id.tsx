import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireStaff } from '../../../desk/staff/index.ts'
import { StaffTicketPage } from '../../../desk/tickets/index.ts'
import { missing, readOr404 } from '../../../shared/page/read-or-404.ts'
import { readId } from '../../../shared/search-params/read.ts'
import { pageHead } from '../../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/tickets/$id')({
  staticData: { width: 'desk' },
  beforeLoad: (guarded) => requireStaff(guarded, 'tickets.answer'),
  loader: async ({ context: { q }, params }) => {
    const id = readId(params, 'id')
    if (id === undefined) throw missing('FEEDBACK_NOT_FOUND')
    await readOr404(q.tickets.info.ensureData({ id }))
    return { id }
  },
  remountDeps: ({ params }) => params,
  head: ({ match }) => pageHead(match.context, { title: msg`Ticket, staff`, noindex: true }),
  component: StaffTicketPage,
})
