import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MembersPage, readMemberSearch, requireStaff } from '../../desk/staff/index.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/members')({
  validateSearch: readMemberSearch,
  beforeLoad: (guarded) => requireStaff(guarded, 'staff.manage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { q }, deps }) => q.accounts.members.list.prefetch(deps),
  head: ({ match }) => pageHead(match.context, { title: msg`Staff and roles`, noindex: true }),
  component: MembersPage,
})
