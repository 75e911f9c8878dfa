import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { RegisterPage } from '../../accounts/accounts/index.ts'
import { requireVisitor } from '../../shared/session/require-session.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/_plain/register')({
  beforeLoad: requireVisitor,
  head: ({ match }) => pageHead(match.context, { title: msg`Register`, path: '/register' }),
  component: RegisterPage,
})
