import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useOpenCurrencies } from '../../../shared/session/use-open-currencies.ts'
import { useAskedCurrency } from '../asked-currency.ts'
import { OwedNote } from '../owed-note.tsx'
import { TwoColumns } from '../two-columns.tsx'
import { AddressBook } from './address-book.tsx'
import { WithdrawRecords } from './withdraw-records.tsx'
import { WithdrawSheet } from './withdraw-sheet.tsx'

const route = getRouteApi('/personal/assets/withdraw')

/** Withdrawals: amount, address, and payouts in progress (wallet-and-otc.md §2 "Withdraw"). */
export function WithdrawPage(): ReactNode {
  const coins = useOpenCurrencies('withdrawal')
  const currency = useAskedCurrency(route.useSearch().currency, coins)
  const navigate = route.useNavigate()
  const [address, setAddress] = useState('')
  return (
    <TwoColumns title={<Trans>Withdraw</Trans>}>
      <div className="col-span-full empty:hidden">
        <OwedNote of={currency} />
      </div>
      <WithdrawSheet
        key={currency}
        currency={currency}
        coins={coins}
        address={address}
        onAddress={setAddress}
        onCurrency={(next) => {
          setAddress('')
          void navigate({ search: (now) => ({ ...now, currency: next }), replace: true })
        }}
      />
      <div className="grid min-w-0 gap-6 phone:gap-4">
        <WithdrawRecords key={`records ${currency}`} currency={currency} />
        <AddressBook key={`book ${currency}`} currency={currency} onChoose={setAddress} />
      </div>
    </TwoColumns>
  )
}
