import type { ErrorCode } from '@jindu/domain/errors'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Trans } from '@lingui/react/macro'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'
import { ChatList } from './list/chat-list.tsx'
import { isChatTab, TAB_ROWS, type ChatTab } from './tabs.ts'
import { FirstLine } from './thread/first-line.tsx'
import { Thread } from './thread/thread.tsx'

const route = getRouteApi('/personal/chat/$tab')

interface Chosen {
  readonly chatId: number | undefined
  /** Id of a subject that the reader wants to ask about, without a conversation yet. */
  readonly ask: number | undefined
  /** Why they cannot ask. */
  readonly refusal: ErrorCode | null
  /** The query for the URL's conversation failed. */
  readonly unread: Pick<UseQueryResult, 'error' | 'refetch'> | null
}

/** Finds the conversation in the URL: by its id, or by its subject and, on the owner's side, the asker. */
function useChosen(tab: ChatTab): Chosen {
  const { q } = useApi()
  const { chat_id: named, goods_id: goodsId, thread_id: adId, user_id: askerUid } = route.useSearch()
  const { kind, side } = TAB_ROWS[tab]
  const subjectId = kind === 'ad' ? adId : goodsId
  const enabled = named === undefined && subjectId !== undefined && (side === 'asker' || askerUid !== undefined)
  const found = useQuery({
    ...q.conversations.find.queryOptions({
      subject: { kind, id: subjectId ?? 0 },
      ...(side === 'owner' && askerUid !== undefined ? { askerUid } : {}),
    }),
    enabled,
  })
  const none = { chatId: undefined, ask: undefined, refusal: null, unread: null }
  if (named !== undefined) return { ...none, chatId: named }
  if (!enabled) return none
  if (found.data === undefined) return { ...none, unread: found.isError ? found : null }
  const { id, refusal } = found.data
  return { ...none, chatId: id ?? undefined, ask: id === null && side === 'asker' ? subjectId : undefined, refusal }
}

/** The reader's chats: the list beside the conversation; on phones one at a time. */
export function ChatsPage(): ReactNode {
  const { tab: named } = route.useParams()
  const tab = isChatTab(named) ? named : 'receive_goods'
  const { line } = route.useSearch()
  const { chatId, ask, refusal, unread } = useChosen(tab)
  const open = chatId !== undefined || ask !== undefined
  return (
    <div className={open ? 'chat-page is-open' : 'chat-page'}>
      <h1 className="sr-only">
        <Trans>My chats</Trans>
      </h1>
      <ChatList tab={tab} here={chatId} />
      {chatId !== undefined ? (
        <Thread key={chatId} conversationId={chatId} tab={tab} to={line} />
      ) : ask !== undefined ? (
        <FirstLine subject={{ kind: TAB_ROWS[tab].kind, id: ask }} refusal={refusal} inPage={false} />
      ) : (
        <section className="chat-thread is-none">
          {unread === null ? null : <FailureNote error={unread.error} retry={() => void unread.refetch()} />}
          <EmptyState headingLevel={2} title={<Trans>Choose a chat</Trans>}>
            <Trans>The order it belongs to stands above it. What is said here counts as evidence.</Trans>
          </EmptyState>
        </section>
      )}
    </div>
  )
}
