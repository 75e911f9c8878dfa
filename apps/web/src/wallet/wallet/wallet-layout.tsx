import { TabNav } from '@jindu/ui/primitives/tabs'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { useOpenCurrencies } from '../../shared/session/use-open-currencies.ts'
import { TabLink } from '../../shared/page/tab-link.tsx'

const route = getRouteApi('/personal/assets')

/** The wallet and its five tabs (wallet-and-otc.md §2). */
export function WalletLayout(): ReactNode {
  const { t } = useLingui()
  const { currency } = route.useSearch()
  // Tabs keep the selected coin; without one they link the first that can be deposited.
  const [firstOpen] = useOpenCurrencies('deposit')
  const named = currency ?? firstOpen
  // A tab is current even if the URL has no coin.
  const coin = {
    search: named === undefined ? {} : { currency: named },
    activeOptions: { includeSearch: false },
  }
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
        <TabLink to="/personal/assets/deposit" {...coin} label={t`Deposit`} />
        <TabLink to="/personal/assets/withdraw" {...coin} label={t`Withdraw`} />
        <TabLink to="/personal/assets/transfer" {...coin} label={t`Transfer`} />
        <TabLink to="/personal/assets/transition" {...coin} label={t`Move`} />
      </TabNav>
      <Outlet />
    </>
  )
}
