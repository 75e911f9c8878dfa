import { TabNav } from '@jindu/ui/primitives/tabs'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { TabLink } from '../../shared/page/tab-link.tsx'

/** The wallet and its five places (wallet-and-otc.md §2). */
export function WalletLayout(): ReactNode {
  const { t } = useLingui()
  return (
    <>
      <PageTitle
        end={
          <Link to="/personal/walletHistory" className="link">
            <Trans>Fund ledger</Trans>
          </Link>
        }
      >
        <Trans>Wallet</Trans>
      </PageTitle>
      <TabNav label={t`Wallet`} className="mb-4">
        <TabLink to="/personal/assets/balance" label={t`Balance`} />
        <TabLink to="/personal/assets/deposit" label={t`Deposit`} />
        <TabLink to="/personal/assets/withdraw" label={t`Withdraw`} />
        <TabLink to="/personal/assets/transfer" label={t`Transfer`} />
        <TabLink to="/personal/assets/transition" label={t`Move`} />
      </TabNav>
      <Outlet />
    </>
  )
}
