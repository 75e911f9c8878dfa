import type { RailGate } from '@jindu/ui/patterns/escrow-rail'
import { Trans } from '@lingui/react/macro'
import { Hourglass, Pause, Undo2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { arbiterMay } from './arbiter-may.ts'
import { isEnded, type OrderInfo } from './order-info.ts'
import { placeOf } from '../../../trust/order-marks/index.ts'

const icon = { size: 14, strokeWidth: 1.75 } as const

const backTitle = ({ role }: OrderInfo): ReactNode =>
  role === 'buyer' ? <Trans>Back to you</Trans> : <Trans>Back to the buyer</Trans>

const onTitle = ({ role }: OrderInfo): ReactNode =>
  role === 'seller' ? <Trans>To you</Trans> : <Trans>To the seller</Trans>

/** The moment under a gate that the money went through. */
const moment = (at: number | null): ReactNode => (at === null ? null : <Moment at={at} />)

function splitGate({ outcome, settledAt }: OrderInfo): RailGate {
  return {
    move: 'passed',
    title: outcome === 'agreedSplit' ? <Trans>Split by agreement</Trans> : <Trans>Split by ruling</Trans>,
    caption: moment(settledAt),
  }
}

/** Until a delivery by hand the buyer gets the money back by cancelling after the promised time. */
function awaitedCaption({ role, promisedUntil, protectUntil }: OrderInfo): ReactNode {
  const at = <Moment at={promisedUntil ?? protectUntil} />
  if (role === 'seller') return <Trans>if you refund, or the buyer cancels after {at}</Trans>
  return role === 'buyer' ? (
    <Trans>if the seller refunds, or you cancel after {at}</Trans>
  ) : (
    <Trans>if the seller refunds, or the buyer cancels after {at}</Trans>
  )
}

function backCaption(order: OrderInfo, mine: boolean): ReactNode {
  if (order.progress === 'awaitingDelivery') return awaitedCaption(order)
  const arbiter = arbiterMay('buyer', order)
  if (arbiter === 'rule') {
    return mine ? (
      <Trans>if you refund or the arbiter rules so</Trans>
    ) : (
      <Trans>if the seller refunds or the arbiter rules so</Trans>
    )
  }
  if (arbiter === 'confirm') {
    return mine ? (
      <Trans>if you refund, or a second arbiter confirms the ruling</Trans>
    ) : (
      <Trans>if the seller refunds, or a second arbiter confirms the ruling</Trans>
    )
  }
  return mine ? <Trans>if you refund</Trans> : <Trans>if the seller refunds</Trans>
}

/** Gate between escrow and the buyer. `mine`: the reader is the seller, who may refund. */
export function backGate(order: OrderInfo, mine: boolean): RailGate {
  if (order.status === 'revoked') return { move: 'passed', title: backTitle(order), caption: moment(order.settledAt) }
  if (placeOf(order) === 'split') return splitGate(order)
  if (isEnded(order)) return { move: 'passed', title: <Trans>Paid</Trans>, caption: moment(order.paidAt) }
  return {
    move: order.progress === 'complaint' ? 'ruling' : mine ? 'yours' : 'clock',
    icon: <Undo2 {...icon} />,
    title: backTitle(order),
    caption: backCaption(order, mine),
  }
}

function stoppedCaption(order: OrderInfo, mine: boolean): ReactNode {
  const arbiter = arbiterMay('seller', order)
  if (arbiter === 'rule') {
    return mine ? (
      <Trans>if you confirm or the arbiter rules so</Trans>
    ) : (
      <Trans>if the buyer confirms or the arbiter rules so</Trans>
    )
  }
  if (arbiter === 'confirm') {
    return mine ? (
      <Trans>if you confirm receipt, or a second arbiter the ruling</Trans>
    ) : (
      <Trans>if the buyer confirms receipt, or a second arbiter the ruling</Trans>
    )
  }
  return mine ? <Trans>if you confirm receipt</Trans> : <Trans>if the buyer confirms receipt</Trans>
}

/** Gate between escrow and the seller. `mine`: the reader is the buyer, who may confirm. */
export function onGate(order: OrderInfo, mine: boolean): RailGate {
  if (placeOf(order) === 'split') return splitGate(order)
  if (order.status === 'completed') return { move: 'passed', title: onTitle(order), caption: moment(order.settledAt) }
  if (order.status === 'revoked') {
    return {
      move: 'clock',
      icon: <X {...icon} />,
      title: <Trans>Closed</Trans>,
      caption: <Trans>nothing goes on</Trans>,
    }
  }
  if (order.hold !== null) {
    return { move: 'stopped', icon: <Pause {...icon} />, title: onTitle(order), caption: stoppedCaption(order, mine) }
  }
  if (order.progress === 'awaitingDelivery') {
    return {
      move: 'clock',
      icon: <Hourglass {...icon} />,
      title: onTitle(order),
      caption: <Trans>only after the delivery</Trans>,
    }
  }
  return {
    move: mine ? 'yours' : 'clock',
    icon: <Hourglass {...icon} />,
    title: onTitle(order),
    caption: mine ? (
      <Trans>
        if you confirm, or by the clock <Moment at={order.protectUntil} />
      </Trans>
    ) : (
      <Trans>
        if the buyer confirms, or by the clock <Moment at={order.protectUntil} />
      </Trans>
    ),
  }
}
