import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '../../accounts/accounts/index.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/_plain/resetPassword')({
  head: ({ match }) => pageHead(match.context, { title: msg`Reset the login password`, noindex: true }),
  component: ResetPasswordPage,
})
