import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NOTICE_TYPES, NoticeList } from '../../features/site/index.ts'
import { readOneOf, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/_main/ruleList')({
  validateSearch: (raw) => search({ type: readOneOf(raw, 'type', NOTICE_TYPES) }),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Notices and rules`,
      description: msg`What the site announces, the rules everybody trades by, and answers to first questions.`,
      path: '/ruleList',
    }),
  component: Page,
})

function Page() {
  return <NoticeList at="/ruleList" type={Route.useSearch().type} />
}
