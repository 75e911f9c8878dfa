import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useDepositCurrency } from '../deposit/deposit-currency.ts'
import { HowItLeaves } from './how-it-leaves.tsx'
import { WithdrawRecords } from './withdraw-records.tsx'
import { WithdrawSheet } from './withdraw-sheet.tsx'

const route = getRouteApi('/personal/assets/withdraw')

/** Paying out: how much, where to, what is on its way (wallet-and-otc.md §2 "Withdraw"). */
export function WithdrawPage(): ReactNode {
  const currency = useDepositCurrency(route.useSearch().currency)
  const navigate = route.useNavigate()
  return (
    <>
      <h2 className="sr-only">
        <Trans>Withdraw</Trans>
      </h2>
      <div className="grid gap-6 phone:gap-4">
        <div className="grid grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] items-start gap-6 phone:grid-cols-1 phone:gap-4">
          <WithdrawSheet
            key={currency}
            currency={currency}
            onCurrency={(next) => void navigate({ search: { currency: next }, replace: true })}
          />
          <HowItLeaves currency={currency} />
        </div>
        <WithdrawRecords key={`records ${currency}`} currency={currency} />
      </div>
    </>
  )
}
