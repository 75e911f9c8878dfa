import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BoughtGoodsPage } from '../../goods/orders/index.ts'
import { readId, search } from '../../shared/search-params/read.ts'
import { requireSession } from '../../shared/session/require-session.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/_main/goodsShipment')({
  validateSearch: (raw) => search({ order_id: readId(raw, 'order_id') }),
  beforeLoad: requireSession,
  head: ({ match }) => pageHead(match.context, { title: msg`Shipment`, noindex: true }),
  component: function Page() {
    return <BoughtGoodsPage orderId={Route.useSearch().order_id} tab="shipment" />
  },
})
