import { EscrowRail, type RailGate } from '@jindu/ui/patterns/escrow-rail'
import { Position } from '@jindu/ui/patterns/position'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Clock, Gavel, Pause, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Amount, Usd } from '../../../shared/format/amount.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { Left, OrderFrame } from './order-frame.tsx'
import { OrderBadge, orderKind, placeOf } from '../../order-marks/index.ts'

type Order = ApiOutputs['goodsOrders']['ofChat']['data'][number]

export interface ChatOrderProps {
  readonly orders: readonly Order[]
  readonly total: number
  readonly selling: boolean
}

/** The conversation's order with its rail and next event; in narrow windows folded into one line. */
export function ChatOrder({ orders, total, selling }: ChatOrderProps): ReactNode {
  const { t } = useLingui()
  const [order] = orders
  if (order === undefined) return null
  const { id } = order
  const place = placeOf(order)
  const open = order.status === 'open'
  const gates = gatesOf(order)
  const slip = {
    amount: <Amount of={order.amount} />,
    worth: <Usd of={order.totalUsd} />,
  }
  const part = (of: Order['amount'] | undefined) => (of === undefined ? slip : { amount: <Amount of={of} /> })
  return (
    <OrderFrame
      id={id}
      rail={
        <EscrowRail
          short
          label={t`Where the money is`}
          from={{
            name: selling ? <Trans>Buyer</Trans> : <Trans>You</Trans>,
            detail: <span className="num">{order.buyerUid}</span>,
            empty: (
              <Trans>
                paid <Moment at={order.paidAt} />
              </Trans>
            ),
          }}
          held={{ name: <Trans>Escrow</Trans>, detail: <Trans>order {id}</Trans>, empty: <Trans>empty</Trans> }}
          to={{
            name: selling ? <Trans>You</Trans> : <Trans>Seller</Trans>,
            detail: <span className="num">{order.sellerUid}</span>,
            empty: open ? <Moment at={order.protectUntil} as="day" /> : <Trans>Nothing came here</Trans>,
          }}
          gates={gates}
          position={
            place === 'split'
              ? { at: 'split', from: part(order.split?.buyer), to: part(order.split?.seller) }
              : { at: place, slip }
          }
          slipState={open ? 'solid' : 'arrived'}
        />
      }
      next={
        <>
          <NextStep order={order} selling={selling} />
          <div className="row">
            <Link to="/personal/goodsOrderPanel" search={{ id }} className="btn line s">
              <Trans>Open order {id}</Trans>
            </Link>
            {total < 2 ? null : (
              <Link to={selling ? '/personal/sellOrderList' : '/personal/buyOrderList'} className="btn quiet s">
                <Plural value={total - 1} one="# earlier order" other="# earlier orders" />
              </Link>
            )}
          </div>
        </>
      }
      strip={
        <>
          <Position at={place} kind={orderKind(order)} />
          <b className="num">
            <Usd of={order.totalUsd} />
          </b>
          <OrderBadge order={order} />
          <span className="grow" />
          {open && order.hold === null ? <Left until={order.protectUntil} /> : null}
        </>
      }
    />
  )
}

const icon = { size: 14, strokeWidth: 1.75 } as const

function gatesOf({ status, progress, hold }: Order): readonly [RailGate, RailGate] {
  if (status === 'completed') return [{ move: 'passed' }, { move: 'passed' }]
  if (status === 'revoked') return [{ move: 'passed' }, { move: 'clock', icon: <Clock {...icon} /> }]
  if (progress === 'complaint') {
    const ruling: RailGate = { move: 'ruling', icon: <Gavel {...icon} /> }
    return [ruling, ruling]
  }
  if (hold !== null)
    return [
      { move: 'clock', icon: <Undo2 {...icon} /> },
      { move: 'stopped', icon: <Pause {...icon} /> },
    ]
  return [
    { move: 'clock', icon: <Undo2 {...icon} /> },
    { move: 'clock', icon: <Clock {...icon} /> },
  ]
}

function NextStep({ order, selling }: { readonly order: Order; readonly selling: boolean }): ReactNode {
  if (order.status === 'completed') {
    return (
      <p className="text-13 text-ink-2">
        <Trans>This order is completed. What was said here stays.</Trans>
      </p>
    )
  }
  if (order.status === 'revoked') {
    return (
      <p className="text-13 text-ink-2">
        <Trans>The money went back to the buyer. What was said here stays.</Trans>
      </p>
    )
  }
  if (order.progress === 'complaint') {
    return (
      <p className="text-13 text-ink-2">
        <Trans>A complaint stands. What is said in this chat is evidence.</Trans>
      </p>
    )
  }
  if (order.hold !== null) {
    return (
      <p className="text-13 text-ink-2">
        <Trans>The buyer stopped the clock. Agree here, then take the step on the order’s page.</Trans>
      </p>
    )
  }
  return (
    <>
      <div className="chat-left">
        <span className="text-13 text-ink-3">
          {selling ? <Trans>To you in</Trans> : <Trans>To the seller in</Trans>}
        </span>
        <Left until={order.protectUntil} large />
      </div>
      <p className="text-13 text-ink-2">
        {selling ? (
          <Trans>or when the buyer confirms receipt.</Trans>
        ) : (
          <Trans>or when you confirm receipt. Until then you can put the order on hold.</Trans>
        )}
      </p>
    </>
  )
}
