import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { UserInfoPage, UserInfoSkeleton } from '../../accounts/accounts/index.ts'
import { readOneOf, search } from '../../shared/search-params/read.ts'
import { pageHead } from '../../shared/seo/page-head.ts'

export const Route = createFileRoute('/personal/userInfo')({
  validateSearch: (raw) => search({ buy: readOneOf(raw, 'buy', ['publish', 'reply'] as const) }),
  loader: async ({ context: { q } }) => {
    // Only the account itself is required; its tables show their own errors.
    await Promise.all([
      // Staff see their tables only after this is loaded.
      q.accounts.me
        .ensureData()
        .then((me) => (me?.role == null ? undefined : q.accounts.secondFactor.status.prefetch())),
      q.accounts.sessions.prefetch(),
      q.accounts.payPasswordStatus.prefetch(),
      q.accounts.tokens.list.prefetch(),
      q.outside.status.prefetch(),
      q.wallet.balances.prefetch({}),
    ])
  },
  head: ({ match }) => pageHead(match.context, { title: msg`Account`, noindex: true }),
  component: UserInfoPage,
  pendingComponent: UserInfoSkeleton,
})
