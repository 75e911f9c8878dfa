import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Sheet } from '@jindu/ui/primitives/sheet'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { UserText } from '../../shared/format/user-text.tsx'
import { Gap } from '../../shared/format/gap.tsx'
import { Moment } from '../../shared/format/moment.tsx'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { ListPager } from '../../shared/page/list-pager.tsx'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'
import { FirstAnswer } from './first-answer.tsx'
import { ticketsInput, type TicketRow } from './ticket-search.ts'
import { TicketAbout, TicketState } from './ticket-state.tsx'

const route = getRouteApi('/personal/feedback/feedback_list')

/** The reader's tickets, latest line first. */
export function TicketsPage(): ReactNode {
  const { q } = useApi()
  const navigate = route.useNavigate()
  const input = ticketsInput(route.useSearch())
  const list = useQuery({ ...q.tickets.list.queryOptions(input), placeholderData: keepPreviousData })
  return (
    <>
      <PageTitle
        end={
          // Without tickets the empty state has this button.
          list.data?.total === 0 ? null : (
            <Link to="/personal/feedback/feedback_publish" className="btn line">
              <Trans>New ticket</Trans>
            </Link>
          )
        }
      >
        <Trans>Feedback</Trans>
      </PageTitle>
      <FailureNote error={list.error} retry={() => void list.refetch()} />
      <Sheet>
        {list.data === undefined ? (
          <TicketsSkeleton />
        ) : list.data.total === 0 ? (
          <EmptyState
            headingLevel={2}
            title={<Trans>You have not asked anything yet</Trans>}
            action={
              <Link to="/personal/feedback/feedback_publish" className="btn ink">
                <Trans>Ask the staff</Trans>
              </Link>
            }
          >
            <Trans>Write when something is wrong with an order, a withdrawal or your account. Staff answer here.</Trans>
            <Gap />
            <FirstAnswer />
          </EmptyState>
        ) : (
          <>
            <ul className="boards">
              {list.data.data.map((row) => (
                <TicketItem key={row.id} row={row} />
              ))}
            </ul>
            <ListPager
              page={input.page}
              limit={input.limit}
              total={list.data.total}
              onPage={(page) => void navigate({ search: { page } })}
            />
          </>
        )}
      </Sheet>
    </>
  )
}

function TicketItem({ row }: { readonly row: TicketRow }): ReactNode {
  const { id, uid, title, replies, lastAt, about } = row
  return (
    <li>
      <Link to="/personal/feedback/feedback_details" search={{ id, uid }}>
        <span className="boards-title">
          <UserText>{title}</UserText>
        </span>
        <span className="boards-about">
          <TicketState row={row} />
          {about === null ? null : (
            <>
              {' '}
              <TicketAbout about={about} linked={false} />
            </>
          )}
        </span>
        <span className="boards-since">
          <Moment at={lastAt} as="relative" />
          <span>
            <Plural value={replies} _0="no reply yet" one="# reply" other="# replies" />
          </span>
        </span>
      </Link>
    </li>
  )
}

function TicketsSkeleton(): ReactNode {
  const { t } = useLingui()
  return (
    <Loading label={t`Your tickets are loading`} slowText={<Trans>Still waiting for the server's answer.</Trans>}>
      <ul className="plain-list">
        {[0, 1, 2].map((row) => (
          <li key={row}>
            <span className="grid w-full gap-1.5">
              <Skeleton className="block h-4 w-56 max-w-full" />
              <Skeleton className="block h-4 w-32" />
            </span>
          </li>
        ))}
      </ul>
    </Loading>
  )
}
