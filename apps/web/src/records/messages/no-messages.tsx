import type { MessageType } from '@jindu/domain/messages'
import { MESSAGE_TYPE_WORDS } from '@jindu/i18n/stored-messages'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLocale } from '../../shared/preferences.ts'
import type { MessageSearch } from './message-search.ts'

/** Empty state of a message list: what will appear, and one link. */
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
      action={STEPS[type ?? 'all']}
    >
      {TOLD[type ?? 'all']}
    </EmptyState>
  )
}

const toOrders = (
  <Link to="/personal/buyOrderList" className="btn ink">
    <Trans>See the orders</Trans>
  </Link>
)
const toMarket = (
  <Link to="/otc" className="btn ink">
    <Trans>To the fiat market</Trans>
  </Link>
)

/** Links to where such messages originate. */
const STEPS: Readonly<Record<MessageType | 'all', ReactNode>> = {
  all: toOrders,
  order: toOrders,
  otcOrder: toMarket,
  otc: toMarket,
  goods: (
    <Link to="/personal/myGoods" className="btn ink">
      <Trans>See your goods</Trans>
    </Link>
  ),
  forum: (
    <Link to="/personal/myAD" className="btn ink">
      <Trans>See your ads</Trans>
    </Link>
  ),
  admin: (
    <Link to="/personal/feedback/feedback_list" className="btn ink">
      <Trans>See your tickets</Trans>
    </Link>
  ),
  system: (
    <Link to="/personal/userInfo" className="btn ink">
      <Trans>See your account</Trans>
    </Link>
  ),
  other: (
    <Link to="/ruleList" className="btn ink">
      <Trans>Read the notices</Trans>
    </Link>
  ),
}

const forOrder = <Trans>Each step of the other side and of the clock is told here.</Trans>

const TOLD: Readonly<Record<MessageType | 'all', ReactNode>> = {
  all: <Trans>Each step of your orders, and what happens to your goods and account, is told here.</Trans>,
  order: forOrder,
  otcOrder: forOrder,
  otc: <Trans>When somebody takes your offer, asks about it, or it runs out, it is told here.</Trans>,
  goods: <Trans>Reviews, questions, low stock, and what staff do to your goods are told here.</Trans>,
  forum: <Trans>Questions and comments about ads, and what staff decide about yours, are told here.</Trans>,
  admin: <Trans>Answers to your tickets, and what became of your reports, are told here.</Trans>,
  system: <Trans>What happens to your account and its balances is told here.</Trans>,
  other: <Trans>What becomes of your comments under notices is told here.</Trans>,
}
