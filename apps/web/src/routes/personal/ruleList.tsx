import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NOTICE_TYPES, NoticeList } from '../../features/site/index.ts'
import { readOneOf, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/ruleList')({
  validateSearch: (raw) => search({ type: readOneOf(raw, 'type', NOTICE_TYPES) }),
  head: ({ match }) => pageHead(match.context, { title: msg`Notices and rules`, noindex: true }),
  component: Page,
})

function Page() {
  return <NoticeList at="/personal/ruleList" type={Route.useSearch().type} />
}
