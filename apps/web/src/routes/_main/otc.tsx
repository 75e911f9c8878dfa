import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MarketPage, readMarket } from '../../otc/offers/index.ts'
import { requireSession } from '../../shared/session/require-session.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/_main/otc')({
  validateSearch: readMarket,
  beforeLoad: requireSession,
  head: ({ match }) => pageHead(match.context, { title: msg`Trade coin for fiat`, noindex: true }),
  component: MarketPage,
})
