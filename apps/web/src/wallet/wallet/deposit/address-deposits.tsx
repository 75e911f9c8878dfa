import type { CurrencyCode } from '@jindu/domain/money'
import { ShortHash } from '@jindu/ui/patterns/address'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Amount } from '../../../shared/format/amount.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { DepositBadge } from '../deposit-badge.tsx'

const SHOWN = 40

export interface AddressDepositsProps {
  readonly currency: CurrencyCode
  readonly address: string
}

/** Deposits to one address. */
export function AddressDeposits({ currency, address }: AddressDepositsProps): ReactNode {
  const { q } = useApi()
  const deposits = useQuery(q.wallet.deposits.queryOptions({ currency, address, page: 1, limit: SHOWN }))
  const rows = deposits.data?.data ?? []
  const older = (deposits.data?.total ?? 0) - rows.length
  return (
    <div className="px-5 py-3 phone:px-4">
      <FailureNote
        error={deposits.error}
        money={<Trans>What you paid to it is not affected.</Trans>}
        retry={() => void deposits.refetch()}
      />
      {deposits.isPending ? <Skeleton className="h-4 w-64" /> : null}
      {deposits.isSuccess && rows.length === 0 ? (
        <p className="text-13 text-ink-3">
          <Trans>Nothing was paid to this address yet.</Trans>
        </p>
      ) : null}
      <ul className="grid gap-2">
        {rows.map((deposit) => (
          <li
            key={deposit.id}
            className="grid grid-cols-[9rem_minmax(0,1fr)_auto_11rem] items-center gap-4 text-13 phone:grid-cols-[minmax(0,1fr)_auto] phone:gap-x-3 phone:gap-y-1"
          >
            <span className="num text-ink-3">
              <Moment at={deposit.createdAt} />
            </span>
            <span className="phone:hidden">
              <ShortHash value={deposit.txid} />
            </span>
            <Amount of={deposit.amount} strong />
            <span className="text-right phone:col-span-2 phone:text-left">
              <DepositBadge deposit={deposit} />
            </span>
          </li>
        ))}
      </ul>
      {older > 0 ? (
        <p className="mt-2 text-13 text-ink-3">
          <Trans>{older} older ones are among the deposit records above.</Trans>
        </p>
      ) : null}
    </div>
  )
}
