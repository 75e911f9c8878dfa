import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../../accounts/accounts/index.ts'
import { readId, readReturnPath, readText, search } from '../../shared/search-params/read.ts'
import { requireVisitor } from '../../shared/session/require-session.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/_plain/login')({
  validateSearch: (raw) =>
    search({
      uid: readId(raw, 'uid'),
      redirect: readReturnPath(raw),
      centerDialogVisible: readText(raw, 'centerDialogVisible', 10) === 'true' ? true : undefined,
    }),
  beforeLoad: requireVisitor,
  head: ({ match }) => pageHead(match.context, { title: msg`Log in`, path: '/login' }),
  component: LoginPage,
})
