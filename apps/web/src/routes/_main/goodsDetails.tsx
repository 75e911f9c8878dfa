import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { GoodsPage, GoodsSkeleton, goodsFacts, readGoodsPage } from '../../goods/goods/index.ts'
import { missing } from '../../shared/page/read-or-404.ts'
import { readId, readText, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'
import { productData } from '../../shared/seo/product-data.ts'

export const Route = createFileRoute('/_main/goodsDetails')({
  validateSearch: (raw) =>
    search({ id: readId(raw, 'id'), type: readText(raw, 'type', 20), code: readText(raw, 'code', 20) }),
  loaderDeps: ({ search: { id, type, code } }) => ({ id, type, code }),
  remountDeps: ({ loaderDeps: { id } }) => id ?? null,
  loader: async ({ context, deps: { id, type, code } }) => {
    if (id === undefined) throw missing('GOODS_NOT_FOUND')
    const goods = await readGoodsPage(context, id, type, code)
    // Structured data is rendered on the server for search engines; the browser keeps it and never creates it.
    const product = import.meta.env.SSR ? productData(context.origin, goodsFacts(goods)) : undefined
    return { goods, ...(product === undefined ? {} : { product }) }
  },
  head: ({ match, loaderData }) => {
    if (loaderData === undefined) return pageHead(match.context, { title: msg`Goods`, noindex: true })
    const { goods, product } = loaderData
    return pageHead(match.context, {
      title: goods.title,
      description: goods.contentsText,
      path: `/goodsDetails?id=${goods.id}`,
      ...(product === undefined ? {} : { jsonLd: product }),
      ...(goods.coverFileId === null ? {} : { image: `/files/${goods.coverFileId}` }),
    })
  },
  component: GoodsPage,
  pendingComponent: GoodsSkeleton,
})
