import { money, type CurrencyCode, type Money } from '@jindu/domain/money'
import { SheetBody } from '@jindu/ui/primitives/sheet'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'

/** As tall as the forms that move money, so that nothing below shifts when they load. */
export function FormPending(): ReactNode {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-50 w-full" />
      <Skeleton className="h-50 w-full" />
      <Skeleton className="h-50 w-full" />
    </div>
  )
}

export interface BothBalances {
  readonly fund: Money<CurrencyCode>
  readonly otc: Money<CurrencyCode>
}

export interface BalanceFormProps {
  readonly currency: CurrencyCode
  readonly children: (balances: BothBalances) => ReactNode
}

/** A form over a balance; rendered once the coin's balances are loaded. */
export function BalanceForm({ currency, children }: BalanceFormProps): ReactNode {
  const { q } = useApi()
  const balances = useQuery(q.wallet.balances.queryOptions())
  const held = balances.data?.data.find((row) => row.currency === currency)
  if (held !== undefined) {
    const coin = (wire: { readonly units: string }) => money(currency, BigInt(wire.units))
    return children({ fund: coin(held.fund), otc: coin(held.otc) })
  }
  return (
    <SheetBody>
      {balances.isError ? (
        <FailureNote
          error={balances.error}
          money={<Trans>Your balances are not affected.</Trans>}
          retry={() => void balances.refetch()}
        />
      ) : (
        <FormPending />
      )}
    </SheetBody>
  )
}
