import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { StaffReviewsPage, readReviewSearch, requireStaff, reviewsInput } from '../../desk/staff/index.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/reviews')({
  staticData: { width: 'desk' },
  validateSearch: readReviewSearch,
  beforeLoad: (guarded) => requireStaff(guarded, 'reviews.moderate'),
  loaderDeps: ({ search }) => reviewsInput(search),
  loader: ({ context: { q }, deps }) => q.reviews.staffList.prefetch(deps),
  head: ({ match }) => pageHead(match.context, { title: msg`Reviews, staff`, noindex: true }),
  component: StaffReviewsPage,
})
