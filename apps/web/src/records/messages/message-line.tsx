import { messageAddress } from '@jindu/domain/messages'
import { accountRules } from '@jindu/domain/rules'
import { aboutText, messageText } from '@jindu/i18n/stored-messages'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode, type RefCallback } from 'react'
import { UserText } from '../../shared/format/user-text.tsx'
import { Amount } from '../../shared/format/amount.tsx'
import { formatDateTime, formatTime } from '../../shared/format/date.ts'
import { useDateOptions } from '../../shared/format/use-date-options.ts'
import { useLocale } from '../../shared/preferences.ts'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { directionOf, markOf } from './message-marks.ts'

export type MessageRow = ApiOutputs['messages']['list']['data'][number]

interface MessageLineProps {
  readonly row: MessageRow
  /** Ref that observes whether the row is visible. */
  readonly watch: RefCallback<HTMLElement>
  readonly onOpen: () => void
}

/** One message; the whole row is a link. A row that was unread when it became visible stays bold. */
export function MessageLine({ row, watch, onOpen }: MessageLineProps): ReactNode {
  const { id, message, about, senderId, own, readAt } = row
  const [unread] = useState(readAt === null)
  const dates = useDateOptions(3600)
  const address = messageAddress(message, about?.within)
  const direction = directionOf(message)
  const content = (
    <>
      <span className="message-what">
        {unread ? (
          <span className="sr-only">
            <Trans>Unread:</Trans>{' '}
          </span>
        ) : null}
        {messageText(message, dates.locale, own ? undefined : senderId)}
      </span>
      <span className="message-about">
        <About message={message} about={about} />
      </span>
      {about?.amount === undefined || about.amount === null ? null : (
        <span className="message-amount">
          <Amount of={about.amount} {...(direction === undefined ? {} : { direction })} />
        </span>
      )}
      <time dateTime={new Date(row.createdAt * 1000).toISOString()} title={formatDateTime(row.createdAt, dates)}>
        {formatTime(row.createdAt, dates.timeZone)}
      </time>
    </>
  )
  return (
    <li
      className={`is-${markOf(message)}${unread ? ' is-unread' : ''}`}
      ref={readAt === null ? watch : null}
      data-message={id}
    >
      {address === null ? (
        <div>{content}</div>
      ) : (
        <Link {...address} onClick={onOpen}>
          {content}
        </Link>
      )}
      {row.freeze === null || row.createdAt + accountRules.freezeLinkSeconds <= dates.now ? null : (
        <a className="message-freeze" href={row.freeze}>
          <Trans>Was it not you? Freeze the account</Trans>
        </a>
      )}
    </li>
  )
}

function About({ message, about }: Pick<MessageRow, 'message' | 'about'>): ReactNode {
  const locale = useLocale()
  if ('reason' in message.facts) return <Trans>Reason: {message.facts.reason}</Trans>
  const text = aboutText(message, about, locale)
  return (
    <span className="inline-block first-letter:uppercase">
      <UserText>{text}</UserText>
    </span>
  )
}
