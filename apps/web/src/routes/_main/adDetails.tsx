import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AdDetailsPage } from '../../promotion/ads/index.ts'
import { missing, readOr404 } from '../../shared/page/read-or-404.ts'
import { readId, readOneOf, readText, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/_main/adDetails')({
  validateSearch: (raw) =>
    search({
      id: readId(raw, 'id'),
      type: readText(raw, 'type', 20),
      tab: readOneOf(raw, 'tab', ['comments', 'consult', 'management'] as const),
    }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  remountDeps: ({ loaderDeps }) => loaderDeps,
  loader: async ({ context: { q }, deps: { id } }) => {
    if (id === undefined) throw missing('AD_NOT_FOUND')
    await readOr404(q.ads.detail.ensureData({ id }))
    return { id }
  },
  head: ({ match }) => pageHead(match.context, { title: msg`Ad`, noindex: true }),
  component: AdDetailsPage,
})
