import { TabNav, TabText } from '@jindu/ui/primitives/tabs'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageTitle } from '../../shared/page/page-title.tsx'

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
        <Link to="/personal/assets/balance">
          <TabText label={t`Balance`} />
        </Link>
        <Link to="/personal/assets/deposit">
          <TabText label={t`Deposit`} />
        </Link>
        <Link to="/personal/assets/withdraw">
          <TabText label={t`Withdraw`} />
        </Link>
        <Link to="/personal/assets/transfer">
          <TabText label={t`Transfer`} />
        </Link>
        <Link to="/personal/assets/transition">
          <TabText label={t`Move`} />
        </Link>
      </TabNav>
      <Outlet />
    </>
  )
}
