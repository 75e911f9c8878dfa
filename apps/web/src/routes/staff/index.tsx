import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { StartPage, requireStaff } from '../../features/staff/index.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/')({
  beforeLoad: (guarded) => requireStaff(guarded, 'console.open'),
  loader: ({ context: { q } }) => q.staff.overview.prefetch(),
  head: ({ match }) => pageHead(match.context, { title: msg`Staff console`, noindex: true }),
  component: StartPage,
})
