import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { messagesInput, MessagesPage, readMessageSearch } from '../../records/messages/index.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/message')({
  validateSearch: readMessageSearch,
  loaderDeps: ({ search }) => messagesInput(search),
  loader: ({ context: { q }, deps }) => q.messages.list.prefetch(deps),
  head: ({ match }) => pageHead(match.context, { title: msg`My messages`, noindex: true }),
  component: MessagesPage,
})
