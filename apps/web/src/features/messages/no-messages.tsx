import type { MessageType } from '@jindu/domain/message'
import { MESSAGE_TYPE_WORDS } from '@jindu/i18n/stored-messages'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLocale } from '../../shared/preferences.ts'
import type { MessageSearch } from './message-search.ts'

/** Nothing of what was asked for: what will stand there, and one step. */
export function NoMessages({ search: { type, acts, limit } }: { readonly search: MessageSearch }): ReactNode {
  const locale = useLocale()
  if (acts !== undefined)
    return (
      <EmptyState
        headingLevel={2}
        title={acts === 'own' ? <Trans>Nothing of yours here</Trans> : <Trans>Nobody else has acted here</Trans>}
        action={
          <Button asChild variant="ink">
            <Link
              to="/personal/message"
              search={{ ...(type === undefined ? {} : { type }), ...(limit === undefined ? {} : { limit }) }}
            >
              <Trans>Show all of them</Trans>
            </Link>
          </Button>
        }
      />
    )
  const word = type === undefined ? undefined : MESSAGE_TYPE_WORDS[type][locale]
  return (
    <EmptyState
      headingLevel={2}
      title={word === undefined ? <Trans>No messages yet</Trans> : <Trans>No messages of this type yet: {word}</Trans>}
      action={
        <Button asChild variant="ink">
          <Link to="/personal/buyOrderList">
            <Trans>See the orders</Trans>
          </Link>
        </Button>
      }
    >
      {TOLD[type ?? 'all']}
    </EmptyState>
  )
}

const forAccount = <Trans>What happens to your account and its balances is told here.</Trans>
const forOrder = <Trans>Each step of the other side and of the clock is told here.</Trans>

const TOLD: Readonly<Record<MessageType | 'all', ReactNode>> = {
  all: <Trans>Each step of your orders, and what happens to your goods and account, is told here.</Trans>,
  order: forOrder,
  otcOrder: forOrder,
  otc: <Trans>When somebody takes your offer, asks about it, or it runs out, it is told here.</Trans>,
  goods: <Trans>Reviews, low stock, and what staff do to your goods are told here.</Trans>,
  forum: forAccount,
  admin: forAccount,
  system: forAccount,
  other: forAccount,
}
