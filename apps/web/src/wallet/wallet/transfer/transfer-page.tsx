import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWalletCurrencies } from '../../../shared/session/use-open-currencies.ts'
import { useAskedCurrency } from '../asked-currency.ts'
import { TwoColumns } from '../two-columns.tsx'
import { TransferRecords } from './transfer-records.tsx'
import { TransferSheet } from './transfer-sheet.tsx'

const route = getRouteApi('/personal/assets/transfer')

/** Transfers to other users, with their records (wallet-and-otc.md §2 "Transfer"). */
export function TransferPage(): ReactNode {
  const coins = useWalletCurrencies()
  const currency = useAskedCurrency(route.useSearch().currency, coins)
  const navigate = route.useNavigate()
  return (
    <TwoColumns title={<Trans>Transfer</Trans>}>
      <TransferSheet
        key={currency}
        currency={currency}
        coins={coins}
        onCurrency={(next) => void navigate({ search: (now) => ({ ...now, currency: next }), replace: true })}
      />
      <TransferRecords key={`records ${currency}`} currency={currency} />
    </TwoColumns>
  )
}
