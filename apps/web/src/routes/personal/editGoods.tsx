import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OpeningPage } from '../../shared/page/opening-page.tsx'
import { readId, readOneOf, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/editGoods')({
  staticData: { catalogues: ['goods'] },
  validateSearch: (raw) =>
    search({ id: readId(raw, 'id'), type: readOneOf(raw, 'type', ['INFO', 'SHIPMENTS'] as const) }),
  head: ({ match }) => pageHead(match.context, { title: msg`Edit goods`, noindex: true }),
  component: OpeningPage,
})
