import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AndroidPage, requireStaff } from '../../desk/staff/index.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/android')({
  beforeLoad: (guarded) => requireStaff(guarded, 'settings.change'),
  loader: ({ context: { q } }) => q.android.newest.prefetch(),
  head: ({ match }) => pageHead(match.context, { title: msg`Android app`, noindex: true }),
  component: AndroidPage,
})
