import { createFileRoute } from '@tanstack/react-router'
import { ARRIVING, BalancePage, LATEST } from '../../../wallet/wallet/index.ts'

export const Route = createFileRoute('/personal/assets/balance')({
  loader: async ({ context: { q } }) => {
    await Promise.all([
      q.wallet.balances.prefetch({}),
      q.wallet.overview.prefetch(),
      q.wallet.waits.prefetch({}),
      q.wallet.deposits.prefetch(ARRIVING),
      q.wallet.history.prefetch(LATEST),
      q.site.currencies.prefetch(),
    ])
  },
  component: BalancePage,
})
