import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useApi } from '../../shared/trpc/use-api.ts'
import { ChatList } from './list/chat-list.tsx'
import { isChatTab, TAB_ROWS, type ChatTab } from './tabs.ts'
import { FirstLine } from './thread/first-line.tsx'
import { Thread } from './thread/thread.tsx'

const route = getRouteApi('/personal/chat/$tab')

interface Chosen {
  readonly chatId: number | undefined
  /** What the reader wants to ask about and has not yet. */
  readonly ask: number | undefined
}

/** Which conversation the address names: by its number, or by its subject and, on the owner's side, by who asked. */
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
  if (named !== undefined) return { chatId: named, ask: undefined }
  if (!enabled || found.data === undefined) return { chatId: undefined, ask: undefined }
  const { id } = found.data
  return { chatId: id ?? undefined, ask: id === null && side === 'asker' ? subjectId : undefined }
}

/** One's chats: the list beside the talk, on phones one at a time. */
export function ChatsPage(): ReactNode {
  const { tab: named } = route.useParams()
  const tab = isChatTab(named) ? named : 'receive_goods'
  const { line } = route.useSearch()
  const { chatId, ask } = useChosen(tab)
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
        <FirstLine subject={{ kind: TAB_ROWS[tab].kind, id: ask }} inPage={false} />
      ) : (
        <section className="chat-thread is-none">
          <EmptyState headingLevel={2} title={<Trans>Choose a chat</Trans>}>
            <Trans>The order it belongs to stands above it. What is said here counts as evidence.</Trans>
          </EmptyState>
        </section>
      )}
    </div>
  )
}
