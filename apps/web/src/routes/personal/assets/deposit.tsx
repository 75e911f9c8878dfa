import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DepositPage } from '../../../wallet/wallet/index.ts'
import { pageHead } from '../../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/assets/deposit')({
  head: ({ match }) => pageHead(match.context, { title: msg`Deposit`, noindex: true }),
  component: DepositPage,
})
