import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MessagesPage } from '../../features/messages/index.ts'
import { readId, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/message')({
  validateSearch: (raw: Record<string, unknown>) => search({ before: readId(raw, 'before') }),
  loaderDeps: ({ search: { before } }) => (before === undefined ? {} : { before }),
  loader: ({ context: { q }, deps }) => q.messages.list.prefetch(deps),
  head: ({ match }) => pageHead(match.context, { title: msg`My messages`, noindex: true }),
  component: MessagesPage,
})
