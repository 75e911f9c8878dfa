import { TICKET_ABOUT } from '@jindu/domain/desk/tickets'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NewTicketPage } from '../../../desk/tickets/index.ts'
import { readId, readOneOf, search } from '../../../shared/search-params/read.ts'
import { pageHead } from '../../../shared/seo/page-head.ts'

/** The URL may contain the ticket's subject: order pages link here. */
export const Route = createFileRoute('/personal/feedback/feedback_publish')({
  validateSearch: (raw) => search({ about: readOneOf(raw, 'about', TICKET_ABOUT), id: readId(raw, 'id') }),
  head: ({ match }) => pageHead(match.context, { title: msg`New ticket`, noindex: true }),
  component: NewTicketPage,
})
