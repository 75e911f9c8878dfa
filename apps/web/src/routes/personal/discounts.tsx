import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DiscountsPage } from '../../goods/discounts/index.ts'
import { readPage, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/discounts')({
  validateSearch: (raw) => search({ page: readPage(raw) }),
  head: ({ match }) => pageHead(match.context, { title: msg`Discount codes`, noindex: true }),
  component: DiscountsPage,
})
