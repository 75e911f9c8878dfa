import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Sheet } from '@jindu/ui/primitives/sheet'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'
import { MessageLine, type MessageRow } from './message-line.tsx'
import { useMarkSeen } from './use-mark-seen.ts'

const route = getRouteApi('/personal/message')

/** What the site told the reader of their orders, goods and account, the newest first. */
export function MessagesPage(): ReactNode {
  const { q } = useApi()
  const { before } = route.useSearch()
  const list = useQuery({
    ...q.messages.list.queryOptions(before === undefined ? {} : { before }),
    placeholderData: keepPreviousData,
  })
  useMarkSeen(before === undefined && !list.isPlaceholderData ? list.data?.data[0] : undefined)
  return (
    <>
      <PageTitle>
        <Trans>My messages</Trans>
      </PageTitle>
      <FailureNote error={list.error} retry={() => void list.refetch()} />
      {list.isPending ? <MessagesSkeleton /> : null}
      {list.data === undefined ? null : <Messages rows={list.data.data} next={list.data.next} before={before} />}
    </>
  )
}

interface MessagesProps {
  readonly rows: readonly MessageRow[]
  readonly next: number | null
  readonly before: number | undefined
}

function Messages({ rows, next, before }: MessagesProps): ReactNode {
  if (rows.length === 0 && before === undefined) return <NoMessages />
  return (
    <Sheet>
      <ul className="plain-list">
        {rows.map((row) => (
          <MessageLine key={row.id} row={row} />
        ))}
      </ul>
      {next === null && before === undefined ? null : (
        <div className="flex justify-end gap-2 border-t border-line px-5 py-3 phone:px-4">
          {before === undefined ? null : (
            <Link to="/personal/message" className="btn line s">
              <Trans>Newest</Trans>
            </Link>
          )}
          {next === null ? null : (
            <Link to="/personal/message" search={{ before: next }} className="btn line s">
              <Trans>Older messages</Trans>
            </Link>
          )}
        </div>
      )}
    </Sheet>
  )
}

function NoMessages(): ReactNode {
  return (
    <Sheet>
      <EmptyState
        headingLevel={2}
        title={<Trans>No messages yet</Trans>}
        action={
          <Link to="/personal/buyOrderList" className="btn ink">
            <Trans>See the orders</Trans>
          </Link>
        }
      >
        <Trans>Each step of your orders, and what happens to your goods and account, is told here.</Trans>
      </EmptyState>
    </Sheet>
  )
}

function MessagesSkeleton(): ReactNode {
  const { t } = useLingui()
  return (
    <Loading label={t`The messages are loading`} slowText={t`Still waiting for the server’s answer.`}>
      <Sheet>
        <ul className="plain-list">
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <li key={row}>
              <span className="grid w-full gap-1.5">
                <Skeleton className="block h-4 w-56 max-w-full" />
                <Skeleton className="block h-4 w-40 max-w-full" />
              </span>
            </li>
          ))}
        </ul>
      </Sheet>
    </Loading>
  )
}
