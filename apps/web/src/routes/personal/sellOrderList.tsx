import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OrderListPage, readOrderList } from '../../goods/orders/index.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/sellOrderList')({
  validateSearch: readOrderList,
  head: ({ match }) => pageHead(match.context, { title: msg`Sold`, noindex: true }),
  component: function Sold() {
    const address = Route.useSearch()
    const navigate = Route.useNavigate()
    return <OrderListPage side="sell" address={address} onChange={(next) => void navigate({ search: next })} />
  },
})
