import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { UserInfoPage, UserInfoSkeleton } from '../../features/accounts/index.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/userInfo')({
  loader: async ({ context: { q } }) => {
    // Only the account itself makes the page; its tables say themselves when they cannot be read.
    await Promise.all([
      q.accounts.me.ensureData(),
      q.accounts.sessions.prefetch(),
      q.accounts.payPasswordStatus.prefetch(),
      q.wallet.balances.prefetch({}),
    ])
  },
  head: ({ match }) => pageHead(match.context, { title: msg`Account`, noindex: true }),
  component: UserInfoPage,
  pendingComponent: UserInfoSkeleton,
})
