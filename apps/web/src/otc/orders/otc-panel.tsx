import { Position } from '@jindu/ui/patterns/position'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Amount } from '../../shared/format/amount.tsx'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'
import { useSeenSteps } from '../../records/messages/index.ts'
import { OrderFrame, OrderFrameSkeleton, otcPlace } from '../../trust/conversations/index.ts'
import { isReturnAsked } from '../../trust/disputes/index.ts'
import type { OtcOrder } from './order.ts'
import { OtcSteps } from './otc-actions.tsx'
import { OtcBadge } from './otc-badge.tsx'
import { OtcCountdown } from './otc-countdown.tsx'
import { OtcRail } from './otc-rail.tsx'

export interface OtcPanelProps {
  readonly id: number
  /** Number of earlier orders of the same parties for the same offer. */
  readonly earlier: number
}

/** The order above a chat: a compact form of the order page with the same data and steps. */
export function OtcPanel({ id, earlier }: OtcPanelProps): ReactNode {
  const { q } = useApi()
  const order = useQuery(q.otcOrders.info.queryOptions({ id }))
  useSeenSteps({ kind: 'otcOrder', id }, order.dataUpdatedAt)
  if (order.data === undefined) {
    return order.isError ? (
      <FailureNote error={order.error} retry={() => void order.refetch()} />
    ) : (
      <OrderFrameSkeleton id={id} />
    )
  }
  return <Panel order={order.data} earlier={earlier} />
}

function Panel({ order, earlier }: Pick<OtcPanelProps, 'earlier'> & { readonly order: OtcOrder }): ReactNode {
  const { id, timer } = order
  return (
    <OrderFrame
      id={id}
      rail={<OtcRail order={order} short />}
      next={
        <>
          {timer.kind === 'ended' ? null : (
            <div className="chat-left">
              <span className="text-13 text-ink-3">
                {timer.kind === 'payment' ? <Trans>Time to pay</Trans> : <Trans>Time to release</Trans>}
              </span>
              <OtcCountdown timer={timer} size="panel" />
            </div>
          )}
          <p className="text-13 text-ink-2">
            <Turn order={order} />
          </p>
          <div className="row">
            <OtcSteps order={order} />
            <Link to="/otcOrderPanel" search={{ orderID: id }} className="btn line s">
              <Trans>Open order {id}</Trans>
            </Link>
            {earlier === 0 ? null : (
              <Link to="/personal/otcManage" search={{ tab: 'myOtcOrder' }} className="btn quiet s">
                <Plural value={earlier} one="# earlier order" other="# earlier orders" />
              </Link>
            )}
          </div>
        </>
      }
      strip={
        <>
          <Position {...otcPlace(order)} />
          <b>
            <Amount of={order.amount} />
          </b>
          <OtcBadge order={order} />
          <span className="grow" />
          {timer.kind === 'ended' ? null : <OtcCountdown timer={timer} />}
        </>
      }
    />
  )
}

/** The party to act, in a sentence. */
function Turn({ order: { status, progress, role, dispute } }: { readonly order: OtcOrder }): ReactNode {
  if (status === 'completed') return <Trans>This order is completed. What was said here stays.</Trans>
  if (status === 'cancelled') return <Trans>The coin went back to the seller. What was said here stays.</Trans>
  if (isReturnAsked(dispute.proposal) && dispute.proposal?.by !== role) {
    return <Trans>The other side proposes to cancel together: the coin goes back to the seller.</Trans>
  }
  if (progress === 'complaint') return <Trans>A complaint stands. What is said in this chat is evidence.</Trans>
  if (progress === 'held') return <Trans>On hold, the clock stands still. What is said in this chat is evidence.</Trans>
  if (progress === 'awaitingPayment')
    return role === 'buyer' ? (
      <Trans>Your turn: pay, then mark it as paid.</Trans>
    ) : (
      <Trans>The buyer pays next. Release only what has arrived.</Trans>
    )
  return role === 'seller' ? (
    <Trans>Your turn: see whether the money has arrived, then release.</Trans>
  ) : (
    <Trans>The seller looks for your money, then releases the coin.</Trans>
  )
}
