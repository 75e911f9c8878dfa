import { Position } from '@jindu/ui/patterns/position'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { UserText } from '../../../shared/format/user-text.tsx'
import type { OrderPlace } from '../otc-place.ts'
import { useIsOnline } from '../presence.tsx'
import type { ChatTab } from '../tabs.ts'
import type { ChatRow } from './use-chat-list.ts'

export interface ChatItemProps {
  readonly row: Omit<ChatRow, 'unread'> & { readonly unread?: number }
  readonly tab: ChatTab
  readonly here: boolean
  /** When the other side was last online, if known more recently than in the row. */
  readonly seenAt?: number
  /** Place of its latest order's money. */
  readonly place?: OrderPlace | undefined
}

/** A chat in the list: the other side, subject, latest line, and the place of its order's money. */
export function ChatItem({ row, tab, here, seenAt, place }: ChatItemProps): ReactNode {
  const { t } = useLingui()
  const { unread = 0 } = row
  const uid = row.other?.uid ?? null
  const online = useIsOnline(seenAt ?? row.other?.lastOnlineAt ?? 0)
  return (
    <li className={here ? 'is-here' : undefined}>
      <Link
        to="/personal/chat/$tab"
        params={{ tab }}
        search={{ chat_id: row.id }}
        {...(here ? { 'aria-current': 'true' as const } : {})}
      >
        <span className={online ? 'ava is-online' : 'ava'} aria-hidden="true">
          {uid === null ? '' : String(uid).slice(-2)}
        </span>
        <span className="n num">
          {uid ?? <Trans>Staff</Trans>}
          {online ? <span className="sr-only">, {t`online now`}</span> : null}
        </span>
        <Moment at={row.lastAt} as="relative" />
        <span className="g">
          {row.subject.kind === 'otcOffer' ? (
            <Trans>Fiat offer {row.subject.id}</Trans>
          ) : (
            <SubjectTitle subject={row.subject} />
          )}
        </span>
        <span className={unread > 0 ? 'l is-unread' : row.last?.takenBack === true ? 'l dim' : 'l'}>
          <LastLine row={row} />
        </span>
        <span className="e">
          {place === undefined ? null : <Position {...place} />}
          {unread === 0 ? null : (
            <span className="un">
              {unread > 99 ? '99+' : unread}
              <span className="sr-only"> {t`unread`}</span>
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

function SubjectTitle({
  subject: { kind, id, title },
}: {
  readonly subject: ChatItemProps['row']['subject']
}): ReactNode {
  if (title !== null) return <UserText>{title.replaceAll('_', '_\u200b')}</UserText>
  return kind === 'ad' ? <Trans>Ad {id}</Trans> : <Trans>Goods {id}</Trans>
}

function LastLine({ row: { last, other } }: Pick<ChatItemProps, 'row'>): ReactNode {
  if (last === null) return <Trans>Nothing was said yet</Trans>
  if (last.takenBack) {
    const who = other?.uid ?? 0
    return last.mine ? <Trans>You took a message back</Trans> : <Trans>{who} took a message back</Trans>
  }
  const text = last.text === '' ? <Trans>Picture</Trans> : <UserText>{last.text}</UserText>
  return last.mine ? <Trans>You: {text}</Trans> : text
}
