import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { TicketRow } from './ticket-search.ts'

/** State of a ticket, for its author. */
export function TicketState({ row }: { readonly row: Pick<TicketRow, 'closedAt' | 'lastSide'> }): ReactNode {
  if (row.closedAt !== null)
    return (
      <StatusBadge kind="neutral">
        <Trans>Closed</Trans>
      </StatusBadge>
    )
  return row.lastSide === 'staff' ? (
    <StatusBadge kind="positive">
      <Trans>Answered</Trans>
    </StatusBadge>
  ) : (
    <StatusBadge kind="hold">
      <Trans>Waiting for staff</Trans>
    </StatusBadge>
  )
}

/** The linked subject of a ticket, as a link for its author. */
export function TicketAbout({ about, linked }: Pick<TicketRow, 'about'> & { readonly linked: boolean }): ReactNode {
  if (about === null) return null
  const { kind, id } = about
  if (kind === 'appeal' || id === null) return <Trans>Appeal</Trans>
  const words = {
    goodsOrder: <Trans>Order {id}</Trans>,
    otcOrder: <Trans>Fiat order {id}</Trans>,
    withdrawal: <Trans>Withdrawal {id}</Trans>,
  }[kind]
  if (!linked) return words
  if (kind === 'goodsOrder')
    return (
      <Link to="/personal/goodsOrderPanel" search={{ id }} className="link">
        {words}
      </Link>
    )
  if (kind === 'otcOrder')
    return (
      <Link to="/otcOrderPanel" search={{ orderID: id }} className="link">
        {words}
      </Link>
    )
  return (
    <Link to="/personal/assets/withdraw" className="link">
      {words}
    </Link>
  )
}
