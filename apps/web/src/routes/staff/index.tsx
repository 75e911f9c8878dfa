import { isPermitted } from '@jindu/domain/accounts/staff'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { figuresInput, itemsInput, readItemsSearch, StartPage, requireStaff } from '../../desk/staff/index.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/')({
  validateSearch: readItemsSearch,
  beforeLoad: (guarded) => requireStaff(guarded, 'console.open'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { q, staffRole }, deps }) =>
    deps.view === 'figures' && isPermitted(staffRole, 'figures.site')
      ? q.figures.site.prefetch(figuresInput(deps))
      : Promise.all([
          q.staff.overview.prefetch(),
          q.staff.nextDay.prefetch(),
          q.moderation.list.prefetch(itemsInput(deps)),
          q.moderation.counts.prefetch(),
          deps.item === undefined ? undefined : q.moderation.info.prefetch({ id: deps.item }),
        ]),
  head: ({ match }) => pageHead(match.context, { title: msg`Staff console`, noindex: true }),
  component: StartPage,
})
