import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { tabOf, type ChatTab } from '../tabs.ts'
import { ChatItem } from './chat-item.tsx'
import { ChatListSkeleton } from './chat-list-skeleton.tsx'

type Talk = ApiOutputs['conversations']['search']['about'][number]

const AROUND = 24

/** Cuts the text before the searched words, except for a few characters. */
function cutAround(text: string, words: string): string {
  const at = text.toLowerCase().indexOf(words.toLowerCase())
  return at > AROUND ? `…${text.slice(at - AROUND)}` : text
}

function Marked({ text, words }: { readonly text: string; readonly words: string }): ReactNode {
  const at = text.toLowerCase().indexOf(words.toLowerCase())
  if (at < 0) return text
  const end = at + words.length
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  )
}

const tabFor = ({ subject, side }: Talk): ChatTab => tabOf(subject.kind, side === 'owner' ? 'owner' : 'asker')

/** Chats first, then lines; a line leads to its place. */
export function SearchResults({
  words,
  here,
}: {
  readonly words: string
  readonly here: number | undefined
}): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const found = useQuery({ ...q.conversations.search.queryOptions({ words }), placeholderData: keepPreviousData })
  if (found.error !== null) return <FailureNote error={found.error} retry={() => void found.refetch()} />
  if (found.data === undefined) return <ChatListSkeleton />
  const { chats, lines, about } = found.data
  if (chats.length + lines.length === 0) {
    return (
      <p className="chat-more" aria-live="polite">
        <Trans>No chat and no message has “{words}”.</Trans>
      </p>
    )
  }
  return (
    <>
      {chats.length === 0 ? null : (
        <>
          <h2 className="day">
            <Trans>Chats</Trans> <span>{chats.length}</span>
          </h2>
          <ul>
            {chats.map((row) => (
              <ChatItem key={row.id} row={row} tab={tabFor(row)} here={row.id === here} />
            ))}
          </ul>
        </>
      )}
      {lines.length === 0 ? null : (
        <>
          <h2 className="day">
            <Trans>Messages</Trans> <span>{lines.length}</span>
          </h2>
          <ul>
            {lines.map((line) => {
              const talk = about.find(({ id }) => id === line.conversationId)
              if (talk === undefined) return null
              const text = cutAround(line.text, words)
              return (
                <li key={line.id}>
                  <Link
                    to="/personal/chat/$tab"
                    params={{ tab: tabFor(talk) }}
                    search={{ chat_id: talk.id, line: line.number, q: words }}
                  >
                    <span className="ava" aria-hidden="true">
                      {String(talk.other?.uid ?? '').slice(-2)}
                    </span>
                    <span className="n num">{talk.other?.uid ?? t`Staff`}</span>
                    <Moment at={line.saidAt} as="relative" />
                    <span className="l two">
                      {line.mine ? <Trans>You:</Trans> : null} <Marked text={text} words={words} />
                    </span>
                  </Link>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </>
  )
}
