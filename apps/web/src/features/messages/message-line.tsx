import { messageAddress } from '@jindu/domain/message'
import { messageText } from '@jindu/i18n/stored-messages'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Moment } from '../../shared/format/moment.tsx'
import { useLocale } from '../../shared/preferences.ts'
import type { ApiOutputs } from '../../shared/trpc/types.ts'

export type MessageRow = ApiOutputs['messages']['list']['data'][number]

const LINK = 'link wrap-anywhere'

/** One message: what happened, to which order or goods, and why. */
export function MessageLine({ row: { message, about, readAt, createdAt } }: { readonly row: MessageRow }): ReactNode {
  const locale = useLocale()
  const unread = readAt === null
  return (
    <li className="phone:grid! phone:grid-cols-[minmax(0,1fr)_auto] phone:gap-y-0!">
      <div className="min-w-0 phone:contents">
        <p className={unread ? 'font-semibold' : undefined}>
          {unread ? (
            <span className="sr-only">
              <Trans>Unread:</Trans>{' '}
            </span>
          ) : null}
          {messageText(message, locale)}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-13 text-ink-2 phone:col-span-2">
          <About message={message} about={about} />
        </p>
        {'reason' in message.facts ? (
          <p className="mt-1 max-w-prose text-13 phone:col-span-2 whitespace-pre-line wrap-anywhere text-ink-2">
            <Trans>Reason: {message.facts.reason}</Trans>
          </p>
        ) : null}
      </div>
      <span className="end phone:col-start-2 phone:row-start-1">
        <Moment at={createdAt} as="relative" />
      </span>
    </li>
  )
}

function About({ message, about }: Pick<MessageRow, 'message' | 'about'>): ReactNode {
  if (message.kind.startsWith('account.')) return null
  const title = about?.title ?? null
  const goodsId = message.side === null ? message.subjectId : about?.within['goods']
  const goods =
    goodsId === undefined ? null : (
      <Link to="/goodsDetails" search={{ id: goodsId }} className={LINK}>
        {title ?? <Trans>Goods {goodsId}</Trans>}
      </Link>
    )
  if (message.side !== null) {
    const { subjectId: orderId } = message
    return (
      <>
        <Link {...messageAddress(message)} className={LINK}>
          <Trans>Order {orderId}</Trans>
        </Link>
        {goods}
      </>
    )
  }
  return (
    <>
      {goods}
      {'left' in message.facts ? (
        <Link {...messageAddress(message)} className={LINK}>
          <Trans>Fill up the stock</Trans>
        </Link>
      ) : null}
    </>
  )
}
