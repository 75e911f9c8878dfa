import { ErrorState } from '@jindu/ui/patterns/error-state'
import { SidePage } from '@jindu/ui/patterns/side-page'
import { Button } from '@jindu/ui/primitives/button'
import { Sheet } from '@jindu/ui/primitives/sheet'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ArrowUp } from 'lucide-react'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { useFailureText } from '../../shared/errors/use-failure-text.ts'
import { ListPager } from '../../shared/page/list-pager.tsx'
import { useHeldRows } from '../../shared/page/use-held-rows.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import type { MessageRow } from './message-line.tsx'
import { messagesInput, PAGE_SIZES, type MessageSearch } from './message-search.ts'
import { MessageTabs } from './message-tabs.tsx'
import { MessageTools } from './message-tools.tsx'
import { MessagesByDay } from './messages-by-day.tsx'
import { NoMessages } from './no-messages.tsx'

const route = getRouteApi('/personal/message')

/** The reader's messages by type and day, newest first. */
export function MessagesPage(): ReactNode {
  const { q } = useApi()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const input = messagesInput(search)
  const list = useQuery({ ...q.messages.list.queryOptions(input), placeholderData: keepPreviousData })
  const [showings, setShowings] = useState(0)
  const page = JSON.stringify([input, showings])
  const held = useHeldRows(page, list.isPlaceholderData ? undefined : list.data?.data)
  const showAfresh = (): void => setShowings((times) => times + 1)
  const change = (next: Partial<MessageSearch>): void => void navigate({ search: { ...search, ...next } })
  return (
    <SidePage
      side={
        <>
          <h1>
            <Trans>My messages</Trans>
          </h1>
          <MessageTabs search={search} />
        </>
      }
    >
      <Sheet>
        <MessageTools
          search={search}
          refreshing={list.isFetching}
          onRefresh={() => void list.refetch().then(showAfresh)}
          onCleared={showAfresh}
        />
        {list.isError ? (
          <NotLoaded error={list.error} retry={() => void list.refetch()} />
        ) : held === undefined || (held.rows.length === 0 && list.data !== undefined && list.data.total > 0) ? (
          <MessagesSkeleton />
        ) : (
          <Messages key={page} {...held} search={search} />
        )}
        <ListPager
          page={input.page}
          limit={input.limit}
          total={list.data?.total ?? 0}
          onPage={(next) => change({ page: next })}
          byTime
          sizes={{ choices: PAGE_SIZES, onChange: (limit) => change({ page: 1, limit }) }}
        />
      </Sheet>
    </SidePage>
  )
}

interface MessagesProps {
  readonly rows: readonly MessageRow[]
  readonly waiting: number
  readonly showAll: () => void
  readonly search: MessageSearch
}

function Messages({ rows: current, waiting, showAll, search }: MessagesProps): ReactNode {
  // Sixty of them are rendered after the paint that answers a touch.
  const rows = useDeferredValue(current)
  if (rows.length === 0) return <NoMessages search={search} />
  return (
    <>
      {waiting === 0 || (search.page ?? 1) > 1 ? null : (
        <button type="button" className="new-rows" onClick={showAll}>
          <ArrowUp className="ic s" aria-hidden="true" />
          <Plural value={waiting} one="# new message" other="# new messages" />
        </button>
      )}
      <MessagesByDay rows={rows} />
    </>
  )
}

function NotLoaded({ error, retry }: { readonly error: unknown; readonly retry: () => void }): ReactNode {
  const text = useFailureText(error)
  return (
    <ErrorState
      headingLevel={2}
      title={<Trans>The messages did not load</Trans>}
      money={<Trans>No money was moved by this, and nothing is marked as read.</Trans>}
      action={
        <Button variant="ink" onClick={retry}>
          <Trans>Load again</Trans>
        </Button>
      }
    >
      {text}
    </ErrorState>
  )
}

function MessagesSkeleton(): ReactNode {
  const { t } = useLingui()
  return (
    <Loading label={t`The messages are loading`} slowText={t`Still waiting for the server’s answer.`}>
      <ol className="message-list">
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <li key={row}>
            <div>
              <Skeleton className="message-what block h-4 w-3/5" />
              <Skeleton className="message-about block h-4 w-2/5" />
            </div>
          </li>
        ))}
      </ol>
    </Loading>
  )
}
