import { DataTable } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { ListPager } from '../../../shared/page/list-pager.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { CoinsSheet } from './coins-sheet.tsx'
import { MovesTable } from './moves-table.tsx'
import { usePayoutColumns } from './payout-columns.tsx'
import { payoutsInput, type PayoutSearch, type Queue } from './payout-search.ts'

const route = getRouteApi('/staff/payouts')
const READ_AGAIN_MS = 10_000

/** Withdrawals waiting for finance, in progress and ended; the hot wallet's balances above. */
export function PayoutsPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const address = route.useSearch()
  const navigate = route.useNavigate()
  const input = payoutsInput(address)
  const list = useQuery({
    ...q.withdrawals.queue.queryOptions(input),
    placeholderData: keepPreviousData,
    refetchInterval: READ_AGAIN_MS,
  })
  const columns = usePayoutColumns(input.queue)
  const change = (next: PayoutSearch): void => void navigate({ search: next })
  return (
    <>
      <CoinsSheet />
      <FailureNote error={list.error} money={<Trans>No money was moved.</Trans>} retry={() => void list.refetch()} />
      <div className="sheet mt-4">
        <div className="flex flex-wrap items-center gap-3 border-b border-line px-5 py-3 phone:px-4">
          <Segmented
            label={t`Which withdrawals`}
            value={address.queue ?? 'review'}
            onValueChange={(queue) => change({ ...address, queue, page: 1 })}
            options={[
              { value: 'review', label: t({ message: 'To review', context: 'withdrawals' }) },
              { value: 'payouts', label: t`On their way` },
              { value: 'ended', label: t({ message: 'Ended', context: 'withdrawals' }) },
              { value: 'moves', label: t`Moves` },
            ]}
          />
        </div>
        {address.queue === 'moves' ? (
          <MovesTable page={input.page} limit={input.limit} onPage={(page) => change({ ...address, page })} />
        ) : (
          <DataTable
            density="desk"
            caption={t`Withdrawals`}
            columns={columns}
            rows={list.data?.data}
            rowKey={(row) => String(row.id)}
            loadingRows={list.isPending ? 6 : 0}
            empty={<Nothing queue={input.queue} />}
            pager={
              <ListPager
                page={input.page}
                limit={input.limit}
                total={list.data?.total ?? 0}
                onPage={(page) => change({ ...address, page })}
              />
            }
          />
        )}
      </div>
    </>
  )
}

function Nothing({ queue }: { readonly queue: Queue }): ReactNode {
  const words = {
    review: <Trans>No withdrawal waits for review</Trans>,
    payouts: <Trans>No withdrawal is on its way</Trans>,
    ended: <Trans>No withdrawal has ended yet</Trans>,
  }
  return <EmptyState headingLevel={2} title={words[queue]} />
}
