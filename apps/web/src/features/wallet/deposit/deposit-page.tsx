import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSite } from '../../../shared/session/session.ts'
import { AddressList } from './address-list.tsx'
import { AddressSheet } from './address-sheet.tsx'
import { useDepositCurrency } from './deposit-currency.ts'
import { DepositRecords } from './deposit-records.tsx'
import { FaucetSheet } from './faucet-sheet.tsx'
import { HowItArrives } from './how-it-arrives.tsx'

const route = getRouteApi('/personal/assets/deposit')

/** Paying in: where to, what has come, what is on its way (wallet-and-otc.md §2 "Deposit"). */
export function DepositPage(): ReactNode {
  const { sandbox } = useSite()
  const currency = useDepositCurrency(route.useSearch().currency)
  const navigate = route.useNavigate()
  return (
    <>
      <h2 className="sr-only">
        <Trans>Deposit</Trans>
      </h2>
      <div className="grid gap-6 phone:gap-4">
        <div className="grid grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] items-stretch gap-6 phone:grid-cols-1 phone:gap-4">
          <AddressSheet
            currency={currency}
            onCurrency={(next) => void navigate({ search: (now) => ({ ...now, currency: next }), replace: true })}
          />
          {sandbox ? <FaucetSheet key={currency} currency={currency} /> : <HowItArrives currency={currency} />}
        </div>
        <DepositRecords key={`records ${currency}`} currency={currency} />
        <AddressList key={`addresses ${currency}`} currency={currency} />
      </div>
    </>
  )
}
