import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OpeningPage } from '../../shared/page/opening-page.tsx'
import { readId, readPage, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/_main/sellerDetails')({
  staticData: { catalogues: ['goods'] },
  validateSearch: (raw) => search({ id: readId(raw, 'id'), page: readPage(raw) }),
  head: ({ match }) => pageHead(match.context, { title: msg`Seller`, noindex: true }),
  component: OpeningPage,
})
