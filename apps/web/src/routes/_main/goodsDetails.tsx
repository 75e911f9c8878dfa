import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OpeningPage } from '../../shared/page/opening-page.tsx'
import { readId, readText, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/_main/goodsDetails')({
  staticData: { catalogues: ['goods'] },
  validateSearch: (raw) => search({ id: readId(raw, 'id'), type: readText(raw, 'type', 20) }),
  head: ({ match }) => pageHead(match.context, { title: msg`Goods`, noindex: true }),
  component: OpeningPage,
})
