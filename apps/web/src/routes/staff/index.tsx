import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { itemsInput, readItemsSearch, StartPage, requireStaff } from '../../features/staff/index.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/')({
  validateSearch: readItemsSearch,
  beforeLoad: (guarded) => requireStaff(guarded, 'console.open'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { q }, deps }) =>
    Promise.all([
      q.staff.overview.prefetch(),
      q.moderation.list.prefetch(itemsInput(deps)),
      q.moderation.counts.prefetch(),
      deps.item === undefined ? undefined : q.moderation.info.prefetch({ id: deps.item }),
    ]),
  head: ({ match }) => pageHead(match.context, { title: msg`Staff console`, noindex: true }),
  component: StartPage,
})
