import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NoticeList, noticesInput, readNoticeSearch } from '../../desk/site/index.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/ruleList')({
  validateSearch: readNoticeSearch,
  loaderDeps: ({ search }) => noticesInput(search),
  loader: ({ context: { q }, deps }) => Promise.all([q.notices.list.prefetch(deps), q.notices.categories.prefetch({})]),
  head: ({ match }) => pageHead(match.context, { title: msg`Notices and rules`, noindex: true }),
  component: Page,
})

function Page() {
  return <NoticeList at="/personal/ruleList" search={Route.useSearch()} />
}
