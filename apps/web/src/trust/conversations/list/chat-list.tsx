import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { IconButton } from '@jindu/ui/primitives/icon-button'
import { Input } from '@jindu/ui/primitives/input'
import { Button } from '@jindu/ui/primitives/button'
import { Note } from '@jindu/ui/primitives/note'
import { TabNav } from '@jindu/ui/primitives/tabs'
import { rules } from '@jindu/domain/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { TabLink } from '../../../shared/page/tab-link.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { usePresence } from '../use-presence.ts'
import { CHAT_TABS, TAB_ROWS, type ChatTab } from '../tabs.ts'
import { ChatItem } from './chat-item.tsx'
import { ChatListSkeleton } from './chat-list-skeleton.tsx'
import { SearchResults } from './search-results.tsx'
import { useChatList } from './use-chat-list.ts'

const route = getRouteApi('/personal/chat/$tab')
const shows = (tab: ChatTab, kind: string, side: string): boolean =>
  TAB_ROWS[tab].kind === kind && (TAB_ROWS[tab].side ?? side) === side

const { minimumSearchCharacters, maximumSearchCharacters } = rules.talk.chat

export interface ChatListProps {
  readonly tab: ChatTab
  /** The conversation that is open. */
  readonly here: number | undefined
}

/** The reader's chats by kind and side, and the search over all of them. */
export function ChatList({ tab, here }: ChatListProps): ReactNode {
  const { t } = useLingui()
  const { q: words = '', shared } = route.useSearch()
  const [typed, setTyped] = useState(words)
  const wanted = useDeferredValue(typed.trim())
  const searching = Array.from(wanted).length >= minimumSearchCharacters
  return (
    <aside className="chat-list" aria-label={t`Chats`}>
      <div className="chat-find">
        <Input
          type="search"
          size="s"
          prefix={<Search className="ic" aria-hidden="true" />}
          placeholder={t`Search chats`}
          aria-label={t`Search chats`}
          maxLength={maximumSearchCharacters}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          suffix={
            typed === '' ? undefined : (
              <IconButton label={t`Clear`} onClick={() => setTyped('')}>
                <X className="ic" aria-hidden="true" />
              </IconButton>
            )
          }
        />
      </div>
      {shared === undefined ? null : (
        <Note className="chat-shared" title={<Trans>A shared picture</Trans>}>
          <Trans>
            Choose the chat that it goes to, or open the evidence of an order. It is sent only when you press Send
            there.
          </Trans>
        </Note>
      )}
      {searching ? <SearchResults words={wanted} here={here} /> : <Listed tab={tab} here={here} />}
    </aside>
  )
}

function useTabNames(): Readonly<Record<ChatTab, string>> {
  const { t } = useLingui()
  return {
    receive_goods: t`My goods`,
    send_goods: t`Asked`,
    otc: t`Fiat trade`,
    receive_discuss: t`My ads`,
    send_discuss: t`Ads asked`,
  }
}

function Listed({ tab, here }: ChatListProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const names = useTabNames()
  const { goods_id: goodsId, thread_id: adId, user_id: uid } = route.useSearch()
  const subjectId = TAB_ROWS[tab].kind === 'ad' ? adId : goodsId
  const { data: waiting } = useQuery(q.conversations.unread.queryOptions())
  const unreadOf = (one: ChatTab): number | undefined =>
    waiting?.data.reduce((sum, { kind, side, unread }) => sum + (shows(one, kind, side) ? unread : 0), 0)
  const { list, places, empty, page, pages, setPage } = useChatList(tab, {
    ...(subjectId === undefined ? {} : { subjectId }),
    ...(uid === undefined ? {} : { uid }),
  })
  const seenAt = usePresence(list.data?.data.map(({ id }) => id) ?? [])
  return (
    <>
      <TabNav label={t`Kinds of chats`}>
        {CHAT_TABS.map((one) => (
          <TabLink
            key={one}
            to="/personal/chat/$tab"
            params={{ tab: one }}
            label={names[one]}
            chosen={one === tab}
            unread={unreadOf(one)}
          />
        ))}
      </TabNav>
      <FailureNote error={list.error} retry={() => void list.refetch()} />
      {empty ? <NoChats tab={tab} /> : null}
      {!empty && list.isPending ? <ChatListSkeleton /> : null}
      {empty || list.data === undefined ? null : (
        <ul>
          {list.data.data.map((row) => (
            <ChatItem
              key={row.id}
              row={row}
              tab={tab}
              seenAt={seenAt(row.id, row.other?.lastOnlineAt ?? 0)}
              here={row.id === here}
              place={places.get(row.id)}
            />
          ))}
        </ul>
      )}
      {pages > 1 ? (
        <div className="chat-pages">
          <Button size="s" disabled={page === 1} onClick={() => setPage(page - 1)}>
            <Trans>Newer</Trans>
          </Button>
          <Button size="s" disabled={page === pages} onClick={() => setPage(page + 1)}>
            <Trans>Older</Trans>
          </Button>
        </div>
      ) : null}
    </>
  )
}

function NoChats({ tab }: { readonly tab: ChatTab }): ReactNode {
  if (tab === 'receive_goods') {
    return (
      <EmptyState
        headingLevel={2}
        title={<Trans>Nobody has asked yet</Trans>}
        action={
          <Link to="/personal/releaseGoods" className="btn ink">
            <Trans>Publish goods</Trans>
          </Link>
        }
      >
        <Trans>Questions about your goods, and the talk of every order of theirs, stand here.</Trans>
      </EmptyState>
    )
  }
  if (tab === 'send_goods') {
    return (
      <EmptyState
        headingLevel={2}
        title={<Trans>You have not asked anybody yet</Trans>}
        action={
          <Link to="/search" className="btn ink">
            <Trans>Find goods</Trans>
          </Link>
        }
      >
        <Trans>What you ask sellers, and the talk of your orders, stands here.</Trans>
      </EmptyState>
    )
  }
  if (tab === 'otc') {
    return (
      <EmptyState
        headingLevel={2}
        title={<Trans>No talk over fiat orders yet</Trans>}
        action={
          <Link to="/otc" className="btn ink">
            <Trans>To the market</Trans>
          </Link>
        }
      >
        <Trans>Every order that you take, or that somebody takes from you, opens a talk here.</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState headingLevel={2} title={<Trans>No talk about ads yet</Trans>}>
      {tab === 'receive_discuss' ? (
        <Trans>What readers of your ads ask stands here.</Trans>
      ) : (
        <Trans>What you ask advertisers stands here.</Trans>
      )}
    </EmptyState>
  )
}
