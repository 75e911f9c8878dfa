import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { CasePage } from '../../../features/staff-cases/index.ts'
import { requireStaff } from '../../../features/staff/index.ts'
import { readOr404 } from '../../../shared/page/read-or-404.ts'
import { readId } from '../../../shared/search-params/read.ts'
import { pageHead } from '../../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/cases/$id')({
  staticData: {
    width: 'desk',
  },
  beforeLoad: (guarded) => requireStaff(guarded, 'cases.rule'),
  loader: async ({ context: { q }, params }) => {
    const id = readId(params, 'id')
    if (id === undefined) throw notFound()
    await Promise.all([readOr404(q.goodsOrders.case.ensureData({ id })), q.goodsOrders.goods.prefetch({ id })])
  },
  head: ({ match }) => pageHead(match.context, { title: msg`Case, staff`, noindex: true }),
  component: CasePage,
})
