import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OpeningPage } from '../../shared/page/opening-page.tsx'
import { readOneOf, readPage, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/sellOrderList')({
  staticData: { catalogues: ['goods-orders'] },
  validateSearch: (raw) => search({ page: readPage(raw), limit: readOneOf(raw, 'limit', [20, 40, 60] as const) }),
  head: ({ match }) => pageHead(match.context, { title: msg`Sold`, noindex: true }),
  component: OpeningPage,
})
