import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MyAdsPage } from '../../promotion/ads/index.ts'
import { readOneOf, readPage, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/myAD/')({
  validateSearch: (raw) => search({ tab: readOneOf(raw, 'tab', ['home', 'category'] as const), page: readPage(raw) }),
  head: ({ match }) => pageHead(match.context, { title: msg`My ads`, noindex: true }),
  component: MyAdsPage,
})
