import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWalletCurrencies } from '../../../shared/session/use-open-currencies.ts'
import { useAskedCurrency } from '../asked-currency.ts'
import { TwoColumns } from '../two-columns.tsx'
import { MoveRecords } from './move-records.tsx'
import { MoveSheet } from './move-sheet.tsx'

const route = getRouteApi('/personal/assets/transition')

/** Between the reader's own two balances (wallet-and-otc.md §2 "Transition"). */
export function TransitionPage(): ReactNode {
  const coins = useWalletCurrencies()
  const currency = useAskedCurrency(route.useSearch().currency, coins)
  const navigate = route.useNavigate()
  return (
    <TwoColumns title={<Trans>Move</Trans>}>
      <MoveSheet
        key={currency}
        currency={currency}
        coins={coins}
        onCurrency={(next) => void navigate({ search: (now) => ({ ...now, currency: next }), replace: true })}
      />
      <MoveRecords key={`records ${currency}`} currency={currency} />
    </TwoColumns>
  )
}
