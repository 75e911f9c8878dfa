import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { readStaffNoticeSearch, requireStaff, staffNoticesInput, StaffNoticesPage } from '../../../desk/staff/index.ts'
import { pageHead } from '../../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/notices/')({
  staticData: { width: 'desk' },
  validateSearch: readStaffNoticeSearch,
  beforeLoad: (guarded) => requireStaff(guarded, 'notices.manage'),
  loaderDeps: ({ search }) => staffNoticesInput(search),
  loader: ({ context: { q }, deps }) => q.notices.staffList.prefetch(deps),
  head: ({ match }) => pageHead(match.context, { title: msg`Notices, staff`, noindex: true }),
  component: StaffNoticesPage,
})
