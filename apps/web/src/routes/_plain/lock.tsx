import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { LockPage } from '../../accounts/accounts/index.ts'
import { readId, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/_plain/lock')({
  validateSearch: (raw) => search({ uid: readId(raw, 'uid') }),
  head: ({ match }) => pageHead(match.context, { title: msg`Account frozen`, noindex: true }),
  component: LockPage,
})
