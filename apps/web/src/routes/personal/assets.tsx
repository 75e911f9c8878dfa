import { msg } from '@lingui/core/macro'
import { CURRENCY_CODES } from '@jindu/domain/money'
import { createFileRoute } from '@tanstack/react-router'
import { WalletLayout } from '../../wallet/wallet/index.ts'
import { readDays } from '../../shared/search-params/read-days.ts'
import { readOneOf, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/assets')({
  validateSearch: (raw) => search({ currency: readOneOf(raw, 'currency', CURRENCY_CODES), ...readDays(raw) }),
  head: ({ match }) => pageHead(match.context, { title: msg`Wallet`, noindex: true }),
  component: WalletLayout,
})
