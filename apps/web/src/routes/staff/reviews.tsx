import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { readReviewSearch, reviewsInput } from '../../features/staff/reviews/review-search.ts'
import { StaffReviewsPage } from '../../features/staff/reviews/staff-reviews-page.tsx'
import { requireStaff } from '../../features/staff/shell/require-staff.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/reviews')({
  staticData: { catalogues: ['staff', 'reviews'], width: 'desk' },
  validateSearch: readReviewSearch,
  beforeLoad: (guarded) => requireStaff(guarded, 'reviews.moderate'),
  loaderDeps: ({ search }) => reviewsInput(search),
  loader: ({ context: { q }, deps }) => q.reviews.staffList.prefetch(deps),
  head: ({ match }) => pageHead(match.context, { title: msg`Reviews, staff`, noindex: true }),
  component: StaffReviewsPage,
})
