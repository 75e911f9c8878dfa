import { CASE_DESK } from '@jindu/domain/trust/disputes'
import { channelName } from '@jindu/domain/events'
import { DataTable } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useLive } from '../../../shared/live/use-live.ts'
import { ListPager } from '../../../shared/page/list-pager.tsx'
import { PageTitle } from '../../../shared/page/page-title.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { QueueFilters } from './queue-filters.tsx'
import { useQueueColumns } from './queue-columns.tsx'
import { PAGE_SIZES, queueInput, type Queue, type QueueSearch } from './queue-search.ts'

const route = getRouteApi('/staff/cases/')

/** Polled, because staff receive only assignment events of other users' orders. */
const READ_AGAIN_MS = 10_000

/** Disputes before the arbiters: those that wait, those that wait for a second arbiter, those that ended. */
export function QueuePage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const address = route.useSearch()
  const navigate = route.useNavigate()
  const input = queueInput(address)
  useLive(channelName('caseDesk', CASE_DESK))
  const cases = useQuery({
    ...q.disputes.cases.queryOptions(input),
    placeholderData: keepPreviousData,
    refetchInterval: READ_AGAIN_MS,
  })
  const columns = useQueueColumns(input.queue)
  const change = (next: QueueSearch): void => void navigate({ search: next })
  const total = cases.data?.total ?? 0
  const { page, limit } = input
  return (
    <>
      <PageTitle>
        <Trans>Disputes</Trans>
      </PageTitle>
      <FailureNote error={cases.error} money={<Trans>No money was moved.</Trans>} retry={() => void cases.refetch()} />
      <div className="sheet">
        <QueueFilters address={address} input={input} onChange={change} />
        <DataTable
          density="desk"
          caption={t`Cases`}
          columns={columns}
          rows={cases.data?.data}
          rowKey={(row) => `${row.kind} ${row.id}`}
          loadingRows={cases.isPending ? 6 : 0}
          empty={<NoCases queue={input.queue} mine={input.mine === true} />}
          pager={
            <ListPager
              page={page}
              limit={limit}
              total={total}
              onPage={(next) => change({ ...address, page: next })}
              sizes={{ choices: PAGE_SIZES, onChange: (chosen) => change({ ...address, page: 1, limit: chosen }) }}
            />
          }
        />
      </div>
    </>
  )
}

function NoCases({ queue, mine }: { readonly queue: Queue; readonly mine: boolean }): ReactNode {
  return (
    <EmptyState
      headingLevel={2}
      title={
        mine ? (
          <Trans>None of these is yours. Open a case and take it: the other arbiters see it.</Trans>
        ) : queue === 'waiting' ? (
          <Trans>No case waits. A complaint, or a hold of 15 days, brings one here.</Trans>
        ) : queue === 'second' ? (
          <Trans>No ruling waits for a second arbiter.</Trans>
        ) : (
          <Trans>No dispute has ended yet.</Trans>
        )
      }
    />
  )
}
