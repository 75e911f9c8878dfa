import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { LaunchPage, requireStaff } from '../../desk/staff/index.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/launch')({
  beforeLoad: (guarded) => requireStaff(guarded, 'settings.change'),
  loader: ({ context: { q } }) => q.launch.checks.prefetch(),
  head: ({ match }) => pageHead(match.context, { title: msg`Before opening`, noindex: true }),
  component: LaunchPage,
})
