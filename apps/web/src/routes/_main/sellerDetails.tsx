import { accountRules } from '@jindu/domain/rules'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SellerPage, readSellerSearch, sellerGoods } from '../../goods/goods/index.ts'
import { firstReviews } from '../../goods/reviews/index.ts'
import { missing, readOr404 } from '../../shared/page/read-or-404.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/_main/sellerDetails')({
  validateSearch: readSellerSearch,
  loaderDeps: ({ search: address }) => address,
  loader: async ({ context: { q }, deps: { id, type, ...address } }) => {
    if (id === undefined || id < accountRules.uid.first) throw missing('USER_NOT_FOUND')
    await Promise.all([
      readOr404(q.goods.seller.ensureData({ uid: id })),
      type === 'reviews'
        ? q.reviews.ofSeller.prefetch({ uid: id, ...firstReviews })
        : q.goods.list.prefetch(sellerGoods(id, address)),
    ])
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
