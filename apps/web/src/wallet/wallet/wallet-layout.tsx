import { TabNav } from '@jindu/ui/primitives/tabs'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { useOpenCurrencies } from '../../shared/session/use-open-currencies.ts'
import { TabLink } from '../../shared/page/tab-link.tsx'

const route = getRouteApi('/personal/assets')

/** The wallet and its five places (wallet-and-otc.md §2). */
export function WalletLayout(): ReactNode {
  const { t } = useLingui()
  const { currency } = route.useSearch()
  // The coin that is looked at stays; a tab opened first names the first that can be paid in.
  const [firstOpen] = useOpenCurrencies('deposit')
  const named = currency ?? firstOpen
  // Where the address names no coin the tab is current all the same.
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
