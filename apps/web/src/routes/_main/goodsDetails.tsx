import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { GoodsPage, GoodsSkeleton, goodsFacts, readGoodsPage } from '../../features/goods/index.ts'
import { readId, readText, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'
import { productData } from '../../shared/seo/product-data.ts'

export const Route = createFileRoute('/_main/goodsDetails')({
  validateSearch: (raw) => search({ id: readId(raw, 'id'), type: readText(raw, 'type', 20) }),
  loaderDeps: ({ search: { id, type } }) => ({ id, type }),
  loader: async ({ context, deps: { id, type } }) => {
    if (id === undefined) throw notFound()
    return { goods: await readGoodsPage(context, id, type) }
  },
  head: ({ match, loaderData }) => {
    if (loaderData === undefined) return pageHead(match.context, { title: msg`Goods`, noindex: true })
    const facts = goodsFacts(loaderData.goods)
    return pageHead(match.context, {
      title: facts.title,
      description: facts.description,
      path: `/goodsDetails?id=${facts.id}`,
      jsonLd: productData(match.context.origin, facts),
      ...(facts.image === undefined ? {} : { image: facts.image }),
    })
  },
  component: GoodsPage,
  pendingComponent: GoodsSkeleton,
})
