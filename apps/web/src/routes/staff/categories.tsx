import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CategoriesPage, requireStaff } from '../../desk/staff/index.ts'
import { readPage, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/categories')({
  staticData: { width: 'desk' },
  validateSearch: (raw) => search({ page: readPage(raw) }),
  beforeLoad: (guarded) => requireStaff(guarded, 'categories.manage'),
  head: ({ match }) => pageHead(match.context, { title: msg`Categories`, noindex: true }),
  component: CategoriesPage,
})
