import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { TransferPage } from '../../../wallet/wallet/index.ts'
import { pageHead } from '../../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/assets/transfer')({
  head: ({ match }) => pageHead(match.context, { title: msg`Transfer`, noindex: true }),
  component: TransferPage,
})
