import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { TransitionPage } from '../../../wallet/wallet/index.ts'
import { pageHead } from '../../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/assets/transition')({
  head: ({ match }) => pageHead(match.context, { title: msg`Move`, noindex: true }),
  component: TransitionPage,
})
