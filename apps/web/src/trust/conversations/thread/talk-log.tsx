import type { ConversationKind } from '@jindu/domain/trust/conversations'
import { Talk, TalkEvent } from '@jindu/ui/patterns/talk'
import { Button } from '@jindu/ui/primitives/button'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown } from 'lucide-react'
import { Fragment, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { PictureViewer } from '../../../shared/parts/picture-viewer.tsx'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { useDayOf } from '../time-of-day.tsx'
import { foldEvents, type ShownEntry } from './fold-events.ts'
import { LineItem, WaitingItem } from './line-item.tsx'
import { OrderEventItem } from './order-event-item.tsx'
import { useHeldLines } from './use-held-lines.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useOrderEvents } from './use-order-events.ts'
import { useScroll } from './use-scroll.ts'
import { unreadOf, wantedOf, type UnreadStart } from './unread.ts'
import type { useTalk } from './use-talk.ts'
import { weaveEvents } from './weave-events.ts'

export interface TalkLogProps {
  readonly conversationId: number
  readonly kind: ConversationKind
  readonly side: 'owner' | 'asker' | 'staff'
  readonly otherUid: number | undefined
  readonly label: string
  readonly talk: ReturnType<typeof useTalk>
  /** The line that a search result links to. */
  readonly to: number | undefined
  readonly onEdit: (key: string) => void
}

/** The lines of a conversation, oldest first, with unsent ones at the end. */
export function TalkLog({ conversationId, kind, side, otherUid, label, talk, to, onEdit }: TalkLogProps): ReactNode {
  const dayOf = useDayOf()
  const { query, readOlder, reading } = useHeldLines(conversationId)
  const [viewed, setViewed] = useState<string | null>(null)
  const held = query.data
  const lines = held?.lines ?? []
  const happened = useOrderEvents(conversationId, kind, side === 'staff')
  const last = lines.at(-1)?.number ?? 0
  const arrived = new Set(lines.flatMap(({ clientKey }) => clientKey ?? []))
  const waiting = talk.lines.filter(({ key }) => !arrived.has(key))
  const own = side === 'staff' ? null : (held?.read[side] ?? null)
  const others = side === 'staff' ? null : (held?.read[side === 'owner' ? 'asker' : 'owner'] ?? null)
  // Lines unread at opening stay marked until the conversation is left.
  const [start, setStart] = useState<UnreadStart | null>(null)
  if (start === null && own !== null && !query.isFetching) setStart({ after: own.number, last })
  const unread = unreadOf(lines, start)
  const wanted = wantedOf(to, lines, start)
  const first = lines[0]?.number ?? 0
  const wantsOlder = wanted !== undefined && held?.older === true && wanted.number < first
  const { box, atFoot, toFoot, onScroll } = useScroll(first, () => void readOlder(), waiting.length, wanted)
  // Only a ticket keeps what staff have read.
  const read = side === 'staff' ? (kind === 'ticket' ? 0 : last) : (own?.number ?? last)
  // Mark nothing as read until the first unread line is known.
  const isHere = atFoot && !wantsOlder && (start !== null || own === null)
  useMarkRead(conversationId, read, isHere ? last : read)
  const [seen, setSeen] = useState(0)
  if (atFoot && (start !== null || own === null) && seen !== last) setSeen(last)
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set())
  // The unfold button disappears with the focus, so the first uncovered event gets it.
  const [uncovered, setUncovered] = useState<number | null>(null)
  const takeBack = useVerb((client, id: number) => client.conversations.takeBack.mutate({ id }))

  const landed = talk.lines.filter(({ key }) => arrived.has(key)).map(({ key }) => key)
  const { drop } = talk
  useEffect(() => {
    if (landed.length > 0) drop(...landed)
  })
  const reach = useEffectEvent((before: number): void => {
    if (before > 1) void readOlder()
  })
  // Automatically once per first line; after a failure only on the reader's request.
  const reached = wantsOlder ? first : 0
  useEffect(() => reach(reached), [reached])

  if (query.error !== null && held === undefined) {
    return (
      <div className="chat-scroll">
        <FailureNote error={query.error} retry={() => void query.refetch()} />
      </div>
    )
  }
  if (held === undefined) return <LogSkeleton />

  const entries = foldEvents(weaveEvents(lines, happened.events, held.older), unfolded)
  const below = lines.filter(({ number, mine }) => number > Math.max(seen, start?.after ?? 0) && !mine).length
  const lastOwn = lines.findLast(({ mine, html }) => mine && html !== null)
  const lastSeen = lines.findLast(({ mine, html, number }) => mine && html !== null && number <= (others?.number ?? 0))
  const reachedOf = (number: number) => {
    if (number === lastSeen?.number) return { seenAt: others?.at ?? null }
    return number === lastOwn?.number ? { seenAt: null } : undefined
  }
  const pictures = lines.flatMap(({ files }) => files)
  const opened = pictures.findIndex(({ id }) => id === viewed)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <div className="chat-scroll" ref={box} onScroll={onScroll} tabIndex={0}>
      {held.older ? (
        <div className="chat-older">
          <Button size="s" variant="quiet" loading={reading} onClick={() => void readOlder()}>
            <Trans>Older messages</Trans>
          </Button>
        </div>
      ) : null}
      {entries.length === 0 && waiting.length === 0 ? (
        <p className="chat-first">
          {side === 'staff' ? (
            <Trans>Nothing was said here yet.</Trans>
          ) : (
            <Trans>Nothing was said here yet. What you write counts as evidence.</Trans>
          )}
        </p>
      ) : null}
      <Talk label={label}>
        {entries.map((entry, index) => (
          <Fragment key={keyOf(entry)}>
            {index > 0 && dayOf(entries[index - 1]?.at ?? 0) === dayOf(entry.at) ? null : (
              <TalkEvent>{dayOf(entry.at)}</TalkEvent>
            )}
            {entry.kind === 'folded' ? (
              <p className="talk-folded">
                <button
                  type="button"
                  className="btn quiet s"
                  onClick={() => {
                    setUnfolded(new Set([...unfolded, ...entry.events.map(({ id }) => id)]))
                    setUncovered(entry.id)
                  }}
                >
                  <Plural value={entry.events.length} one="# earlier step" other="# earlier steps" />
                </button>
              </p>
            ) : entry.kind === 'event' ? (
              <OrderEventItem
                event={entry.event}
                reader={happened.readerOf(entry.event.orderId)}
                otherUid={otherUid}
                named={happened.orders > 1}
                focused={entry.event.id === uncovered}
              />
            ) : (
              <>
                {entry.line.number === unread[0]?.number ? (
                  <p className="talk-new">
                    <span>
                      <Trans>{unread.length} new</Trans>
                    </span>
                  </p>
                ) : null}
                <div className={entry.line.number === to ? 'talk-place is-hit' : 'talk-place'}>
                  <LineItem
                    line={entry.line}
                    asStaff={side === 'staff'}
                    reached={reachedOf(entry.line.number)}
                    onPicture={setViewed}
                    onTakeBack={entry.line.mine ? () => takeBack.mutate(entry.line.id) : null}
                  />
                </div>
              </>
            )}
          </Fragment>
        ))}
        {waiting.map((line) => (
          <WaitingItem
            key={line.key}
            line={line}
            onAgain={() => talk.again(line.key)}
            onEdit={() => onEdit(line.key)}
            onDelete={() => talk.drop(line.key)}
          />
        ))}
      </Talk>
      {atFoot ? null : (
        <button type="button" className="chat-jump" onClick={toFoot}>
          <ArrowDown className="ic s" aria-hidden="true" />
          {below === 0 ? (
            <Trans>To the newest</Trans>
          ) : (
            <Plural value={below} one="# new message" other="# new messages" />
          )}
        </button>
      )}
      {opened < 0 ? null : <PictureViewer pictures={pictures} start={opened} onClose={() => setViewed(null)} />}
    </div>
  )
}

function keyOf(entry: ShownEntry): string {
  if (entry.kind === 'line') return `line ${entry.line.id}`
  return entry.kind === 'event' ? `event ${entry.event.id}` : `folded ${entry.id}`
}

function LogSkeleton(): ReactNode {
  const { t } = useLingui()
  return (
    <div className="chat-scroll">
      <Loading label={t`The messages are loading`} slowText={t`Still waiting for the server’s answer.`}>
        <span className="talk">
          <Skeleton className="block h-10 w-64" />
          <Skeleton className="ml-auto block h-10 w-56" />
          <Skeleton className="block h-10 w-72" />
        </span>
      </Loading>
    </div>
  )
}
