import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import type { StockUnit } from './stock.ts'

/** State of a unit, with its time and order. */
export function UnitState({ unit }: { readonly unit: StockUnit }): ReactNode {
  const { state, orderId, soldAt, openedAt, returnedAt, replacedAt, addedAt } = unit
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge state={state} />
      <span className="text-ink-3">
        {replacedAt !== null ? (
          <Moment at={replacedAt} />
        ) : openedAt !== null ? (
          <Moment at={openedAt} />
        ) : soldAt !== null ? (
          <Moment at={soldAt} />
        ) : returnedAt !== null ? (
          <Trans>
            came back <Moment at={returnedAt} />
          </Trans>
        ) : (
          <Trans>
            added <Moment at={addedAt} />
          </Trans>
        )}
      </span>
      {orderId === null ? null : (
        <Link to="/personal/goodsOrderPanel" search={{ id: orderId }} className="link num">
          <Trans>Order {orderId}</Trans>
        </Link>
      )}
    </span>
  )
}

function Badge({ state }: Pick<StockUnit, 'state'>): ReactNode {
  if (state === 'unsold')
    return (
      <StatusBadge kind="positive">
        <Trans>In stock</Trans>
      </StatusBadge>
    )
  if (state === 'replaced')
    return (
      <StatusBadge kind="negative">
        <Trans>Replaced</Trans>
      </StatusBadge>
    )
  return state === 'sealed' ? (
    <StatusBadge kind="money">
      <Trans>Sold, sealed</Trans>
    </StatusBadge>
  ) : (
    <StatusBadge kind="neutral">
      <Trans>Opened</Trans>
    </StatusBadge>
  )
}
