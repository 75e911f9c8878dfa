import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { UserPage, requireStaff } from '../../../desk/staff/index.ts'
import { missing, readOr404 } from '../../../shared/page/read-or-404.ts'
import { readId } from '../../../shared/search-params/read.ts'
import { pageHead } from '../../../shared/seo/page-head.ts'

export const Route = createFileRoute('/staff/users/$uid')({
  beforeLoad: (guarded) => requireStaff(guarded, 'users.find'),
  loader: async ({ context: { q }, params }) => {
    const uid = readId(params, 'uid')
    if (uid === undefined) throw missing('USER_NOT_FOUND')
    await readOr404(q.accounts.staffInfo.ensureData({ uid }))
  },
  remountDeps: ({ params }) => params,
  head: ({ match }) => pageHead(match.context, { title: msg`User, staff`, noindex: true }),
  component: UserPage,
})
