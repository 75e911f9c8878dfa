import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OrderListPage, readOrderList } from '../../goods/orders/index.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/buyOrderList')({
  validateSearch: readOrderList,
  head: ({ match }) => pageHead(match.context, { title: msg`Bought`, noindex: true }),
  component: function Bought() {
    const address = Route.useSearch()
    const navigate = Route.useNavigate()
    return <OrderListPage side="buy" address={address} onChange={(next) => void navigate({ search: next })} />
  },
})
