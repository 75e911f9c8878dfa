import { channelName } from '@jindu/domain/events'
import { TICKET_DESK, TICKET_QUEUES, type TicketQueue } from '@jindu/domain/desk/tickets'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Sheet } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { UserText } from '../../shared/format/user-text.tsx'
import { Moment } from '../../shared/format/moment.tsx'
import { useLive } from '../../shared/live/use-live.ts'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { PagedTable } from '../../shared/page/paged-table.tsx'
import { PageTitle } from '../../shared/page/page-title.tsx'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import { FirstAnswer } from './first-answer.tsx'
import { queueInput } from './ticket-search.ts'
import { TicketAbout, TicketState } from './ticket-state.tsx'

type Row = ApiOutputs['tickets']['queue']['data'][number]

const route = getRouteApi('/staff/tickets/')

/** Tickets for staff, longest waiting first. */
export function TicketQueuePage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const navigate = route.useNavigate()
  const search = route.useSearch()
  const input = queueInput(search)
  const list = useQuery({ ...q.tickets.queue.queryOptions(input), placeholderData: keepPreviousData })
  const { data: counts } = useQuery(q.tickets.queues.queryOptions())
  const columns = useColumns()
  useLive(channelName('ticketDesk', TICKET_DESK))
  const names: Record<TicketQueue, string> = {
    waiting: t({ message: 'Waiting', context: 'tickets' }),
    answered: t`Answered`,
    mine: t({ message: 'Mine', context: 'tickets' }),
    closed: t`Closed`,
  }
  return (
    <>
      <PageTitle
        end={
          <span className="text-13 text-ink-2">
            <FirstAnswer />
          </span>
        }
      >
        <Trans>Tickets</Trans>
      </PageTitle>
      <FailureNote error={list.error} retry={() => void list.refetch()} />
      <Sheet>
        <div className="ticket-queues">
          <Segmented
            label={t`Queue`}
            value={input.queue}
            onValueChange={(queue) => void navigate({ search: { queue } })}
            options={TICKET_QUEUES.map((queue) => ({
              value: queue,
              label: counts === undefined ? names[queue] : `${names[queue]} ${counts[queue]}`,
            }))}
          />
        </div>
        <PagedTable
          density="desk"
          caption={t`Tickets`}
          columns={columns}
          list={list}
          rowKey={({ id }) => String(id)}
          empty={
            <EmptyState headingLevel={2} title={<Trans>No ticket here</Trans>}>
              <Trans>What users ask stands here until it is answered.</Trans>
            </EmptyState>
          }
          page={input.page}
          limit={input.limit}
          onPage={(page) => void navigate({ search: { ...search, page } })}
        />
      </Sheet>
    </>
  )
}

function useColumns() {
  const { t } = useLingui()
  return [
    {
      id: 'title',
      header: t`Ticket`,
      fold: 'wide' as const,
      render: ({ id, title, about }: Row) => (
        <span className="flex flex-wrap items-baseline gap-x-3">
          <Link
            to="/staff/tickets/$id"
            params={{ id: String(id) }}
            className="font-medium underline-offset-[3px] hover:underline"
          >
            <UserText>{title}</UserText>
          </Link>
          <span className="num text-12 text-ink-3">{id}</span>
          <span className="text-13 text-ink-2">
            <TicketAbout about={about} linked={false} />
          </span>
        </span>
      ),
    },
    {
      id: 'from',
      header: t({ message: 'From', context: 'ticket' }),
      foldLabel: t({ message: 'From', context: 'ticket' }),
      className: 'num',
      render: ({ uid }: Row) => (
        <Link to="/staff/users/$uid" params={{ uid: String(uid) }} className="link">
          {uid}
        </Link>
      ),
    },
    {
      id: 'age',
      header: t`Waits since`,
      foldLabel: t`Waits since`,
      className: 'whitespace-nowrap',
      render: ({ waitingSince, lastAt }: Row) =>
        waitingSince === null ? (
          <span className="text-ink-3">
            <Moment at={lastAt} as="relative" />
          </span>
        ) : (
          <b className="font-semibold">
            <Moment at={waitingSince} as="relative" />
          </b>
        ),
    },
    {
      id: 'assigned',
      header: t`Taken by`,
      foldLabel: t`Taken by`,
      render: ({ assigned }: Row) =>
        assigned === null ? (
          <span className="text-ink-3">
            <Trans>nobody</Trans>
          </span>
        ) : (
          assigned.nickName
        ),
    },
    { id: 'state', header: t`State`, render: (row: Row) => <TicketState row={row} /> },
  ]
}
