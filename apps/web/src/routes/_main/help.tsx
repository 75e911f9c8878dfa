import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { HelpPage } from '../../desk/site/index.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/_main/help')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Help`,
      description: msg`How a purchase through escrow works, what a hold and a complaint do, and which password is for what.`,
      path: '/help',
    }),
  component: HelpPage,
})
