import { TabNav } from '@jindu/ui/primitives/tabs'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageTitle } from '../../../shared/page/page-title.tsx'
import { TabLink } from '../../../shared/page/tab-link.tsx'
import { CustodyPage } from '../custody/custody-page.tsx'
import { figuresInput } from '../figures/figures-search.ts'
import { RevenueFigures } from '../figures/revenue-figures.tsx'
import { LedgerDesk } from '../ledger/ledger-desk.tsx'
import { readLedgerSearch } from '../ledger/ledger-search.ts'
import { PayoutsPage } from '../payouts/payouts-page.tsx'
import { RatesDesk } from '../rates/rates-desk.tsx'

const route = getRouteApi('/staff/payouts')

/** Tabs of finance: payouts, revenue, rates, ledger and custody. */
export function FinancePage(): ReactNode {
  const { t } = useLingui()
  const search = route.useSearch()
  return (
    <>
      <PageTitle>
        <Trans>Finance</Trans>
      </PageTitle>
      <TabNav label={t`Finance`} className="mb-4">
        <TabLink to="/staff/payouts" label={t`Withdrawals`} chosen={search.part === undefined} />
        <TabLink
          to="/staff/payouts"
          search={{ part: 'revenue' }}
          label={t`Revenue`}
          chosen={search.part === 'revenue'}
        />
        <TabLink to="/staff/payouts" search={{ part: 'ledger' }} label={t`Ledger`} chosen={search.part === 'ledger'} />
        <TabLink to="/staff/payouts" search={{ part: 'rates' }} label={t`Rates`} chosen={search.part === 'rates'} />
        <TabLink
          to="/staff/payouts"
          search={{ part: 'custody' }}
          label={t`Custody`}
          chosen={search.part === 'custody'}
        />
      </TabNav>
      <Part />
    </>
  )
}

function Part(): ReactNode {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  if (search.part === 'rates') return <RatesDesk />
  if (search.part === 'custody') return <CustodyPage />
  if (search.part === 'ledger') {
    return (
      <LedgerDesk
        asked={readLedgerSearch(search)}
        onAsk={(asked) => void navigate({ search: { part: 'ledger', ...asked } })}
      />
    )
  }
  if (search.part === undefined) return <PayoutsPage />
  return (
    <RevenueFigures
      days={figuresInput(search).days}
      onDays={(days) => void navigate({ search: { part: 'revenue', days } })}
    />
  )
}
