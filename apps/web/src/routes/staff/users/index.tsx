import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { UsersPage, readUserSearch, requireStaff, usersInput } from '../../../desk/staff/index.ts'
import { pageHead } from '../../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/users/')({
  validateSearch: readUserSearch,
  beforeLoad: (guarded) => requireStaff(guarded, 'users.find'),
  loaderDeps: ({ search }) => usersInput(search),
  loader: ({ context: { q }, deps }) => q.accounts.find.prefetch(deps),
  head: ({ match }) => pageHead(match.context, { title: msg`Users`, noindex: true }),
  component: UsersPage,
})
