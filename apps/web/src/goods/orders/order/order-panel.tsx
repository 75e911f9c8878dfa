import { Position } from '@jindu/ui/patterns/position'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Usd } from '../../../shared/format/amount.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useSeenSteps } from '../../../records/messages/index.ts'
import { Left, OrderFrame, OrderFrameSkeleton } from '../../../trust/conversations/index.ts'
import { OrderBadge, orderKind, placeOf } from '../../../trust/order-marks/index.ts'
import { OrderSteps } from './order-actions.tsx'
import type { OrderInfo } from './order-info.ts'
import { nextOf } from './order-next.tsx'
import { OrderRail } from './order-rail.tsx'

export interface OrderPanelProps {
  readonly id: number
  /** Number of earlier orders of the same parties for the same goods. */
  readonly earlier: number
}

/** The order above a chat: a compact form of the order page with the same data and steps. */
export function OrderPanel({ id, earlier }: OrderPanelProps): ReactNode {
  const { q } = useApi()
  const order = useQuery(q.goodsOrders.info.queryOptions({ id }))
  useSeenSteps({ kind: 'goodsOrder', id }, order.dataUpdatedAt)
  if (order.data === undefined) {
    return order.isError ? (
      <FailureNote error={order.error} retry={() => void order.refetch()} />
    ) : (
      <OrderFrameSkeleton id={id} />
    )
  }
  return <Panel order={order.data} earlier={earlier} />
}

function Panel({ order, earlier }: Pick<OrderPanelProps, 'earlier'> & { readonly order: OrderInfo }): ReactNode {
  const { id, role, timer } = order
  return (
    <OrderFrame
      id={id}
      rail={<OrderRail order={order} short />}
      next={
        <>
          <TimeLeft order={order} />
          <p className="text-13 text-ink-2">{nextOf(order).says}</p>
          <div className="row">
            <OrderSteps order={order} />
            <Link to="/personal/goodsOrderPanel" search={{ id }} className="btn line s">
              <Trans>Open order {id}</Trans>
            </Link>
            {earlier === 0 ? null : (
              <Link
                to={role === 'seller' ? '/personal/sellOrderList' : '/personal/buyOrderList'}
                className="btn quiet s"
              >
                <Plural value={earlier} one="# earlier order" other="# earlier orders" />
              </Link>
            )}
          </div>
        </>
      }
      strip={
        <>
          <Position at={placeOf(order)} kind={orderKind(order)} />
          <b className="num">
            <Usd of={order.totalUsd} />
          </b>
          <OrderBadge order={order} />
          <span className="grow" />
          {timer.kind === 'running' || timer.kind === 'awaited' ? <Left until={timer.until} /> : null}
        </>
      }
    />
  )
}

/** Time left of the protection, or a badge while its clock is stopped. */
function TimeLeft({ order: { role, timer } }: { readonly order: OrderInfo }): ReactNode {
  if (timer.kind === 'ended') return null
  return (
    <div className="chat-left">
      <span className="text-13 text-ink-3">
        {timer.kind === 'awaited' ? (
          <Trans>Promised in</Trans>
        ) : role === 'seller' ? (
          <Trans>To you in</Trans>
        ) : (
          <Trans>To the seller in</Trans>
        )}
      </span>
      {timer.kind === 'running' || timer.kind === 'awaited' ? (
        <Left until={timer.until} large />
      ) : (
        <StatusBadge kind="hold">
          <Trans>Clock stopped</Trans>
        </StatusBadge>
      )}
    </div>
  )
}
