import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OpeningPage } from '../../shared/page/opening-page.tsx'
import { readId, readOneOf, readPage, readText, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/_main/search')({
  staticData: { catalogues: ['goods'] },
  validateSearch: (raw) =>
    search({
      id: readId(raw, 'id'),
      name: readText(raw, 'name', 60),
      search: readText(raw, 'search', 60),
      goods_id: readId(raw, 'goods_id'),
      uid: readId(raw, 'uid'),
      sort: readOneOf(raw, 'sort', [0, 1, 2, 3, 4] as const),
      page: readPage(raw),
      limit: readOneOf(raw, 'limit', [10, 20, 40, 60] as const),
    }),
  head: ({ match }) => pageHead(match.context, { title: msg`Search goods`, path: '/search' }),
  component: OpeningPage,
})
