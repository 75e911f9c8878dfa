import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { use, useState, type ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { OrderViewContext, type TalkOrder } from '../order-view.tsx'
import { Presence } from '../presence.tsx'
import type { ChatTab } from '../tabs.ts'
import { usePresence } from '../use-presence.ts'
import { CannotWrite } from './cannot-write.tsx'
import { ChatGoods } from './chat-goods.tsx'
import { Composer, type Added } from './composer.tsx'
import { OfflineLine } from './offline-line.tsx'
import { TalkLog } from './talk-log.tsx'
import { useTalk } from './use-talk.ts'

type Info = ApiOutputs['conversations']['info']

export interface ThreadProps {
  readonly conversationId: number
  /** The list tab that it is opened from; null on its subject's page. */
  readonly tab: ChatTab | null
  /** On its order's page, which already shows the rail. */
  readonly besideOrder?: boolean
  /** The line that a search result links to. */
  readonly to?: number | undefined
  /** Labels of conversation and input if the other side has no uid: the staff. */
  readonly words?: { readonly label: string; readonly placeholder: string }
  /** Text to insert into the input; a new key inserts it again. */
  readonly insert?: { readonly key: string; readonly text: string } | null
}

/** A conversation: the other side, subject, lines, and input. */
export function Thread({ conversationId, tab, besideOrder = false, to, words, insert = null }: ThreadProps): ReactNode {
  const { q } = useApi()
  const info = useQuery(q.conversations.info.queryOptions({ conversationId }))
  return (
    <section className="chat-thread">
      <Head info={info.data} tab={tab} />
      <FailureNote error={info.error} retry={() => void info.refetch()} />
      {info.data === undefined ? null : (
        <Talking
          info={info.data}
          inPage={tab === null}
          besideOrder={besideOrder}
          to={to}
          words={words}
          insert={insert}
        />
      )}
    </section>
  )
}

function Head({ info, tab }: { readonly info: Info | undefined; readonly tab: ChatTab | null }): ReactNode {
  const { t } = useLingui()
  const other = info?.other ?? null
  const hidden = tab === null && info !== undefined
  const seenAt = usePresence(hidden || info === undefined || other === null ? [] : [info.id])
  if (hidden) return null
  return (
    <header className="chat-head">
      {tab === null ? null : (
        <Link
          to="/personal/chat/$tab"
          params={{ tab }}
          className="iconbtn only-phone"
          aria-label={t`Back to the chats`}
        >
          <ArrowLeft className="ic" aria-hidden="true" />
        </Link>
      )}
      <div className="grow">
        <h2>
          <b className="num">{other?.uid ?? ''}</b>{' '}
          {other === null || info === undefined ? null : (
            <span>
              <Trans>
                <Party info={info} />, <Presence at={seenAt(info.id, other.lastOnlineAt)} />
              </Trans>
            </span>
          )}
        </h2>
        <p className="clip">
          {info?.subject.kind === 'otcOffer' ? (
            <Trans>Fiat offer {info.subject.id}</Trans>
          ) : info?.subject.kind === 'ad' ? (
            <Link to="/adDetails" search={{ id: info.subject.id }} className="link">
              {info.subject.title ?? <Trans>Ad {info.subject.id}</Trans>}
            </Link>
          ) : (
            (info?.subject.title ?? '')
          )}
        </p>
      </div>
    </header>
  )
}

/** Role of the other side. */
function Party({ info: { side, subject } }: { readonly info: Info }): ReactNode {
  if (subject.kind === 'ad') return side === 'owner' ? <Trans>reader</Trans> : <Trans>advertiser</Trans>
  if (subject.kind === 'otcOffer') return side === 'owner' ? <Trans>taker</Trans> : <Trans>maker</Trans>
  return side === 'owner' ? <Trans>buyer</Trans> : <Trans>seller</Trans>
}

interface TalkingProps {
  readonly info: Info
  /** On the goods' page, which need not be shown above it again. */
  readonly inPage: boolean
  readonly besideOrder: boolean
  readonly to: number | undefined
  readonly words: ThreadProps['words']
  readonly insert: NonNullable<ThreadProps['insert']> | null
}

/** The order of the chat's parties: a running one, otherwise the latest. */
function useTalkOrder(
  { id, side, subject, other }: Info,
  { inPage, besideOrder }: Pick<TalkingProps, 'inPage' | 'besideOrder'>,
): { readonly order: TalkOrder | null; readonly hasNone: boolean } {
  const { q } = useApi()
  const market = subject.kind === 'goods' ? 'goods' : 'otc'
  const goods = useQuery({
    ...q.goodsOrders.ofChat.queryOptions({ chatId: id, limit: 1 }),
    enabled: subject.kind === 'goods' && side !== 'staff' && !besideOrder,
  })
  const otc = useQuery({
    ...q.otcOrders.list.queryOptions({ offerId: subject.id, otherUid: other?.uid ?? 0, limit: 1 }),
    enabled: subject.kind === 'otcOffer' && other !== null && !inPage,
  })
  const { data } = market === 'goods' ? goods : otc
  const first = data?.data[0]
  return {
    order: first === undefined || data === undefined ? null : { market, id: first.id, earlier: data.total - 1 },
    hasNone: data?.total === 0,
  }
}

function Talking({ info, inPage, besideOrder, to, words, insert }: TalkingProps): ReactNode {
  const { t } = useLingui()
  const { id: conversationId, side, other } = info
  const talk = useTalk({ conversationId })
  const [edited, setEdited] = useState<Added | null>(null)
  const orderView = use(OrderViewContext)
  const { order, hasNone } = useTalkOrder(info, { inPage, besideOrder })
  const uid = other?.uid ?? 0
  return (
    <>
      {order === null ? null : orderView(order)}
      {hasNone && info.subject.kind === 'goods' && !inPage ? (
        <ChatGoods goodsId={info.subject.id} asking={side === 'asker'} />
      ) : null}
      <OfflineLine />
      <TalkLog
        key={`log-${conversationId}`}
        conversationId={conversationId}
        kind={info.subject.kind}
        side={side}
        otherUid={other?.uid}
        label={words?.label ?? t`Chat with ${uid}`}
        talk={talk}
        to={to}
        onEdit={(key) => {
          const line = talk.lines.find((one) => one.key === key)
          if (line === undefined) return
          setEdited({ key, text: line.text, fileIds: line.fileIds })
          talk.drop(key)
        }}
      />
      {info.refusal === null ? (
        <Composer
          key={`field-${conversationId}`}
          place={side === 'asker' ? `${info.subject.kind}:${info.subject.id}` : `conversation:${conversationId}`}
          placeholder={words?.placeholder ?? t`Write to ${uid}`}
          edited={edited}
          insert={insert}
          onSay={talk.say}
        />
      ) : (
        <CannotWrite code={info.refusal} kind={info.subject.kind} />
      )}
    </>
  )
}
