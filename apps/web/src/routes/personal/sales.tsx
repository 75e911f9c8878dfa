import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SalesPage, readSalesSearch } from '../../goods/sales/index.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/sales')({
  validateSearch: readSalesSearch,
  head: ({ match }) => pageHead(match.context, { title: msg`Sales`, noindex: true }),
  component: SalesPage,
})
