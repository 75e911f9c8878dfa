import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { RuleListPage } from '../../features/site/rule-list-page.tsx'
import { readId, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/ruleList')({
  staticData: { catalogues: ['site'] },
  validateSearch: (raw) => search({ type: readId(raw, 'type') }),
  head: ({ match }) => pageHead(match.context, { title: msg`Rules`, noindex: true }),
  component: RuleListPage,
})
