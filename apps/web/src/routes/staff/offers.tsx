import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { offersInput, readOfferSearch, requireStaff, StaffOffersPage } from '../../desk/staff/index.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/offers')({
  staticData: { width: 'desk' },
  validateSearch: readOfferSearch,
  beforeLoad: (guarded) => requireStaff(guarded, 'offers.moderate'),
  loaderDeps: ({ search }) => offersInput(search),
  loader: ({ context: { q }, deps }) => q.otcOffers.staffList.prefetch(deps),
  head: ({ match }) => pageHead(match.context, { title: msg`Fiat offers, staff`, noindex: true }),
  component: StaffOffersPage,
})
