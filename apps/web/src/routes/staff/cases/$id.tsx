import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { caseKind, CasePage, isClosed, readCaseAddress } from '../../../desk/staff-cases/index.ts'
import { requireStaff } from '../../../desk/staff/index.ts'
import { readOr404 } from '../../../shared/page/read-or-404.ts'
import { readId } from '../../../shared/search-params/read.ts'
import { pageHead } from '../../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/cases/$id')({
  // Keep the arbiters' loaders out of everybody else's initial bundle.
  codeSplitGroupings: [['loader', 'component']],
  staticData: { width: 'desk' },
  beforeLoad: (guarded) => requireStaff(guarded, 'cases.rule'),
  validateSearch: readCaseAddress,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { q }, params, deps }) => {
    const id = readId(params, 'id')
    const market = caseKind(deps.kind ?? 'goodsOrder')
    if (id === undefined || market === null) throw notFound()
    await readOr404(market.load(q, id)).catch((error: unknown) => {
      // The page itself explains why this member may not read the order.
      if (!isClosed(error)) throw error
    })
  },
  remountDeps: ({ params }) => params,
  head: ({ match }) => pageHead(match.context, { title: msg`Case, staff`, noindex: true }),
  component: CasePage,
})
