import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { WithdrawPage } from '../../../wallet/wallet/index.ts'
import { pageHead } from '../../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/assets/withdraw')({
  head: ({ match }) => pageHead(match.context, { title: msg`Withdraw`, noindex: true }),
  component: WithdrawPage,
})
