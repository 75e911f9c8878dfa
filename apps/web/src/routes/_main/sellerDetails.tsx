import { accountRules } from '@jindu/domain/rules'
import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { SellerPage } from '../../features/goods/seller/seller-page.tsx'
import { sellerGoods } from '../../features/goods/seller/seller-reads.ts'
import { readOr404 } from '../../shared/page/read-or-404.ts'
import { readId, readPage, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/_main/sellerDetails')({
  staticData: { catalogues: ['goods'] },
  validateSearch: (raw) => search({ id: readId(raw, 'id'), page: readPage(raw) }),
  loaderDeps: ({ search: { id, page } }) => ({ id, page }),
  loader: async ({ context: { q }, deps: { id, page = 1 } }) => {
    if (id === undefined || id < accountRules.uid.first) throw notFound()
    await Promise.all([readOr404(q.goods.seller.ensureData({ uid: id })), q.goods.list.prefetch(sellerGoods(id, page))])
    return { uid: id }
  },
  head: ({ match, loaderData }) =>
    loaderData === undefined
      ? pageHead(match.context, { title: msg`Seller`, noindex: true })
      : pageHead(match.context, {
          title: msg`Seller ${loaderData.uid}`,
          description: msg`What seller ${loaderData.uid} sells, and how their orders went.`,
          path: `/sellerDetails?id=${loaderData.uid}`,
        }),
  component: SellerPage,
})
