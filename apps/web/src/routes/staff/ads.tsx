import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { readStaffAdSearch, requireStaff, StaffAdsPage, staffAdsInput } from '../../desk/staff/index.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/ads')({
  staticData: { width: 'desk' },
  validateSearch: readStaffAdSearch,
  beforeLoad: (guarded) => requireStaff(guarded, 'ads.moderate'),
  loaderDeps: ({ search }) => staffAdsInput(search),
  loader: ({ context: { q }, deps }) => q.ads.staffList.prefetch(deps),
  head: ({ match }) => pageHead(match.context, { title: msg`Ads, staff`, noindex: true }),
  component: StaffAdsPage,
})
