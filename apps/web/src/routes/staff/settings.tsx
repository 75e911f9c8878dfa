import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage, requireStaff } from '../../desk/staff/index.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/settings')({
  beforeLoad: (guarded) => requireStaff(guarded, 'settings.change'),
  loader: ({ context: { q } }) => q.site.settingChanges.prefetch(),
  head: ({ match }) => pageHead(match.context, { title: msg`Site settings`, noindex: true }),
  component: SettingsPage,
})
