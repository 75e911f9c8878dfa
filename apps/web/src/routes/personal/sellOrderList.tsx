import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OrderListPage } from '../../features/goods-orders/list/order-list-page.tsx'
import { PAGE_SIZES } from '../../features/goods-orders/list/page-sizes.ts'
import { readOneOf, readPage, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/sellOrderList')({
  staticData: { catalogues: ['goods-orders', 'goods'] },
  validateSearch: (raw) => search({ page: readPage(raw), limit: readOneOf(raw, 'limit', PAGE_SIZES) }),
  head: ({ match }) => pageHead(match.context, { title: msg`Sold`, noindex: true }),
  component: function Sold() {
    const { page = 1, limit = 20 } = Route.useSearch()
    const navigate = Route.useNavigate()
    return <OrderListPage side="sell" page={page} limit={limit} onChange={(next) => void navigate({ search: next })} />
  },
})
