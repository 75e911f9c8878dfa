import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Sheet, SheetHead } from '@jindu/ui/primitives/sheet'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { ListPager } from '../../shared/page/list-pager.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'
import { ChatItem } from '../../trust/conversations/index.ts'
import { MessagesByDay } from '../../records/messages/index.ts'

const route = getRouteApi('/personal/otcManage')
const ROWS = 20
const SESSIONS = 30

/** The reader's conversations about offers, and the site's messages about the fiat market. */
export function OtcMessages(): ReactNode {
  return (
    <div className="otc-messages">
      <Sessions />
      <Told />
    </div>
  )
}

function Sessions(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const list = useQuery(q.conversations.list.queryOptions({ kind: 'otcOffer', limit: SESSIONS }))
  const rows = list.data?.data
  return (
    <Sheet>
      <SheetHead
        title={<Trans context="of talk">Sessions</Trans>}
        end={
          <Link to="/personal/chat/$tab" params={{ tab: 'otc' }} className="link">
            <Trans>All chats</Trans>
          </Link>
        }
      />
      <FailureNote error={list.error} retry={() => void list.refetch()} />
      {list.isError ? null : rows === undefined ? (
        <Waiting label={t`Reading your sessions`} slow={t`Still waiting for your sessions.`} />
      ) : list.data?.total === 0 ? (
        <EmptyState headingLevel={3} title={<Trans>No sessions yet</Trans>}>
          <Trans>Every order that you take, or that somebody takes from you, opens one.</Trans>
        </EmptyState>
      ) : (
        <ul className="chat-list otc-sessions">
          {rows.map((row) => (
            <ChatItem key={row.id} row={row} tab="otc" here={false} />
          ))}
        </ul>
      )}
    </Sheet>
  )
}

function Told(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const address = route.useSearch()
  const navigate = route.useNavigate()
  const { page = 1 } = address
  const list = useQuery({
    ...q.messages.list.queryOptions({ page, limit: ROWS, types: ['otcOrder', 'otc'] }),
    placeholderData: keepPreviousData,
  })
  const rows = list.data?.data
  return (
    <Sheet>
      <SheetHead title={<Trans>Messages</Trans>} />
      <FailureNote error={list.error} retry={() => void list.refetch()} />
      {list.isError ? null : rows === undefined ? (
        <Waiting label={t`Reading your messages`} slow={t`Still waiting for your messages.`} />
      ) : list.data?.total === 0 ? (
        <EmptyState headingLevel={3} title={<Trans>No messages yet</Trans>}>
          <Trans>What happens to your offers and orders is told here.</Trans>
        </EmptyState>
      ) : (
        <>
          <MessagesByDay key={page} rows={rows} />
          <ListPager
            page={page}
            limit={ROWS}
            total={list.data?.total ?? 0}
            byTime
            onPage={(next) => void navigate({ search: { ...address, page: next } })}
          />
        </>
      )}
    </Sheet>
  )
}

function Waiting({ label, slow }: { readonly label: string; readonly slow: string }): ReactNode {
  return (
    <Loading label={label} slowText={slow}>
      <div className="bd grid gap-4">
        <Skeleton className="w-3/5" />
        <Skeleton className="w-2/5" />
      </div>
    </Loading>
  )
}
