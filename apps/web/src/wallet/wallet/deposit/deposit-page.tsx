import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useOpenCurrencies } from '../../../shared/session/use-open-currencies.ts'
import { useSite } from '../../../shared/session/session.ts'
import { useAskedCurrency } from '../asked-currency.ts'
import { AddressList } from './address-list.tsx'
import { AddressSheet } from './address-sheet.tsx'
import { DepositRecords } from './deposit-records.tsx'
import { FaucetSheet } from './faucet-sheet.tsx'
import { HowItArrives } from './how-it-arrives.tsx'

const route = getRouteApi('/personal/assets/deposit')

/** Deposits: address, received and incoming payments (wallet-and-otc.md §2 "Deposit"). */
export function DepositPage(): ReactNode {
  const { sandbox } = useSite()
  const coins = useOpenCurrencies('deposit')
  const currency = useAskedCurrency(route.useSearch().currency, coins)
  const isOpen = coins.includes(currency)
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
            coins={coins}
            onCurrency={(next) => void navigate({ search: (now) => ({ ...now, currency: next }), replace: true })}
          />
          {sandbox && isOpen ? (
            <FaucetSheet key={currency} currency={currency} />
          ) : (
            <HowItArrives currency={currency} />
          )}
        </div>
        <DepositRecords key={`records ${currency}`} currency={currency} />
        <AddressList key={`addresses ${currency}`} currency={currency} />
      </div>
    </>
  )
}
