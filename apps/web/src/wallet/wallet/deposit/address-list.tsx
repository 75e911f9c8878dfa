import type { CurrencyCode } from '@jindu/domain/money'
import { ShortHash } from '@jindu/ui/patterns/address'
import { DataTable, type DataColumn } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Button } from '@jindu/ui/primitives/button'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Amount } from '../../../shared/format/amount.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { ListPager } from '../../../shared/page/list-pager.tsx'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { AddressDeposits } from './address-deposits.tsx'

type OwnAddress = ApiOutputs['wallet']['depositAddresses']['data'][number]

const ROWS = 10

/** The reader's addresses of one coin with their deposits; earlier ones stay valid. */
export function AddressList({ currency }: { readonly currency: CurrencyCode }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<string>()
  const shown = useQuery(q.wallet.depositAddress.queryOptions({ currency }))
  const addresses = useQuery({
    ...q.wallet.depositAddresses.queryOptions({ currency, page, limit: ROWS }),
    // The first address is created by the first request for it.
    enabled: !shown.isPending,
    placeholderData: keepPreviousData,
  })
  const columns = useColumns(open, setOpen)
  const total = addresses.data?.total ?? 0
  return (
    <Sheet>
      <SheetHead title={<Trans>Your {currency} addresses</Trans>}>
        <span className="text-13 text-ink-3">
          <Trans>Earlier ones keep working</Trans>
        </span>
      </SheetHead>
      {addresses.isError ? (
        <SheetBody>
          <FailureNote
            error={addresses.error}
            money={<Trans>What you paid to them is not affected.</Trans>}
            retry={() => void addresses.refetch()}
          />
        </SheetBody>
      ) : (
        <DataTable
          caption={t`Your ${currency} addresses`}
          columns={columns}
          rows={addresses.data?.data}
          rowKey={({ address }) => address}
          loadingRows={addresses.isPending ? 2 : 0}
          {...(open === undefined ? {} : { selectedKey: open })}
          renderDetail={({ address }) => <AddressDeposits address={address} currency={currency} />}
          empty={<EmptyState title={<Trans>Your first address appears here once it is made</Trans>} />}
          pager={<ListPager page={page} limit={ROWS} total={total} onPage={setPage} byTime />}
        />
      )}
    </Sheet>
  )
}

function useColumns(
  open: string | undefined,
  setOpen: (address: string | undefined) => void,
): readonly DataColumn<OwnAddress>[] {
  const { t } = useLingui()
  return [
    {
      id: 'address',
      header: <Trans>Address</Trans>,
      fold: 'wide',
      render: ({ address, current }) => (
        <span className="flex flex-wrap items-center gap-2">
          <span className="mono break-all phone:hidden">{address}</span>
          <span className="md:hidden">
            <ShortHash value={address} />
          </span>
          {current ? (
            <StatusBadge kind="neutral">
              <Trans>Shown above</Trans>
            </StatusBadge>
          ) : null}
        </span>
      ),
    },
    {
      id: 'received',
      header: <Trans>Received</Trans>,
      foldLabel: t`Received`,
      align: 'end',
      className: 'phone:self-center phone:text-left',
      render: ({ received }) => <Amount of={received} />,
    },
    {
      id: 'made',
      header: <Trans>Made</Trans>,
      align: 'end',
      fold: 'hidden',
      className: 'text-ink-3',
      render: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      id: 'more',
      header: <span className="sr-only">{t`Deposits`}</span>,
      align: 'end',
      render: ({ address }) => (
        <Button
          size="s"
          variant="quiet"
          aria-expanded={open === address}
          onClick={() => setOpen(open === address ? undefined : address)}
        >
          <Trans>Deposits</Trans>
        </Button>
      ),
    },
  ]
}
