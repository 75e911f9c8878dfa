import { msg } from '@lingui/core/macro'
import { onlineManager } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { SearchPage, SORTS, centsOf, narrowingOf, searchQuery } from '../../goods/search/index.ts'
import { readDigits, readId, readOneOf, readPage, readText, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

const ONE = [1] as const

const readPrice = (raw: Record<string, unknown>, name: string): number | undefined => {
  const text = readText(raw, name, 10)
  return centsOf(text) === undefined ? undefined : Number(text)
}

export const Route = createFileRoute('/_main/search')({
  validateSearch: (raw) =>
    search({
      id: readId(raw, 'id'),
      name: readText(raw, 'name', 60),
      search: readText(raw, 'search', 60),
      goods_id: readDigits(raw, 'goods_id'),
      uid: readDigits(raw, 'uid'),
      min: readPrice(raw, 'min'),
      max: readPrice(raw, 'max'),
      stock: readOneOf(raw, 'stock', ONE),
      auto: readOneOf(raw, 'auto', ONE),
      rated: readOneOf(raw, 'rated', ONE),
      sort: readOneOf(raw, 'sort', SORTS),
      page: readPage(raw),
      limit: readOneOf(raw, 'limit', [10, 20, 40, 60] as const),
      view: readOneOf(raw, 'view', ['table', 'cards'] as const),
      as: readOneOf(raw, 'as', ['typed'] as const),
      further: readOneOf(raw, 'further', ONE),
    }),
  loaderDeps: ({ search: { view: _, ...address } }) => address,
  loader: async ({ context: { q }, deps }) => {
    // Offline, keep the displayed data; the page refetches when the connection is back.
    if (!onlineManager.isOnline()) return
    await Promise.all([
      q.goods.list.prefetch(searchQuery(deps)),
      q.goods.facets.prefetch(narrowingOf(deps)),
      ...(deps.search === undefined ? [] : [q.goods.named.prefetch({ keyword: deps.search })]),
      ...(deps.id === undefined ? [] : [q.categories.get.prefetch({ id: deps.id })]),
    ])
  },
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Search goods`,
      description: msg`Search fonts, code, courses, keys and media by words, category and price. Each purchase is held in escrow until you confirm it.`,
      path: '/search',
    }),
  component: SearchPage,
})
