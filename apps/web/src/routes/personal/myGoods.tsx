import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MyGoodsPage } from '../../goods/goods/index.ts'
import { readId, readOneOf, readPage, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/myGoods')({
  validateSearch: (raw) =>
    search({
      category: readId(raw, 'category'),
      state: readOneOf(raw, 'state', ['selling', 'offline', 'delisted'] as const),
      page: readPage(raw),
      limit: readOneOf(raw, 'limit', [10, 20, 40, 60] as const),
    }),
  head: ({ match }) => pageHead(match.context, { title: msg`My goods`, noindex: true }),
  component: MyGoodsPage,
})
