import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MessagesPage } from '../../features/site/messages-page.tsx'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/message')({
  staticData: { catalogues: ['site'] },
  head: ({ match }) => pageHead(match.context, { title: msg`My messages`, noindex: true }),
  component: MessagesPage,
})
