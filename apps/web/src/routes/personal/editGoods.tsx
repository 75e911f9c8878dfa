import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { EditGoodsPage } from '../../goods/goods/index.ts'
import { missing } from '../../shared/page/read-or-404.ts'
import { readId, readOneOf, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/editGoods')({
  validateSearch: (raw) =>
    search({ id: readId(raw, 'id'), type: readOneOf(raw, 'type', ['INFO', 'SHIPMENTS', 'PRICES'] as const) }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  remountDeps: ({ loaderDeps }) => loaderDeps,
  loader: ({ deps: { id } }) => {
    if (id === undefined) throw missing('GOODS_NOT_FOUND')
    return { id }
  },
  head: ({ match }) => pageHead(match.context, { title: msg`Edit goods`, noindex: true }),
  component: EditGoodsPage,
})
