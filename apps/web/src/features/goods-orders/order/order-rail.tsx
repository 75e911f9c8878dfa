import { EscrowRail, type RailGate, type RailPosition, type RailSlip } from '@jindu/ui/patterns/escrow-rail'
import { Trans, useLingui } from '@lingui/react/macro'
import { Hourglass, Pause, Undo2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Amount, Usd } from '../../../shared/format/amount.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import { useSite } from '../../../shared/session/session.ts'
import { isEnded, percentOf, placeOf, type OrderInfo } from './order-info.ts'

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

function backGate(order: OrderInfo, mine: boolean): RailGate {
  if (order.status === 'revoked') return { move: 'passed', title: backTitle(order), caption: moment(order.settledAt) }
  if (placeOf(order) === 'split') return splitGate(order)
  if (isEnded(order)) return { move: 'passed', title: <Trans>Paid</Trans>, caption: moment(order.paidAt) }
  const ruling = order.hold !== null
  return {
    move: ruling ? 'ruling' : mine ? 'yours' : 'clock',
    icon: <Undo2 {...icon} />,
    title: backTitle(order),
    caption: ruling ? (
      mine ? (
        <Trans>if you refund or the arbiter rules so</Trans>
      ) : (
        <Trans>if the seller refunds or the arbiter rules so</Trans>
      )
    ) : mine ? (
      <Trans>if you refund</Trans>
    ) : (
      <Trans>if the seller refunds</Trans>
    ),
  }
}

function onGate(order: OrderInfo, mine: boolean): RailGate {
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
    return {
      move: 'stopped',
      icon: <Pause {...icon} />,
      title: onTitle(order),
      caption: mine ? (
        <Trans>if you confirm or the arbiter rules so. Automatic settlement is stopped.</Trans>
      ) : (
        <Trans>if the buyer confirms or the arbiter rules so. Automatic settlement is stopped.</Trans>
      ),
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

function positionOf(order: OrderInfo): RailPosition {
  const slip: RailSlip = {
    amount: <Amount of={order.amount} />,
    worth: (
      <Trans>
        <Usd of={order.totalUsd} /> when paid
      </Trans>
    ),
  }
  const at = placeOf(order)
  if (at !== 'split') return { at, slip }
  const { buyer, seller } = order.split ?? { buyer: order.amount, seller: order.amount }
  const part = (of: typeof buyer): RailSlip => ({ amount: <Amount of={of} />, worth: percentOf(of, order.amount) })
  return { at: 'split', from: part(buyer), to: part(seller) }
}

/** Where the money of the order is, and what opens next. */
export function OrderRail({ order }: { readonly order: OrderInfo }): ReactNode {
  const { t } = useLingui()
  const coin = order.amount.asset
  const buyer = order.role === 'buyer'
  const seller = order.role === 'seller'
  const site = useSite().siteName[useLocale()]
  return (
    <EscrowRail
      label={t`Where the money is`}
      from={{
        name: buyer ? <Trans>You</Trans> : <Trans>Buyer</Trans>,
        detail: <Trans>{coin} fund balance</Trans>,
        empty: (
          <Trans>
            Empty since <Moment at={order.paidAt} />
          </Trans>
        ),
        note: buyer ? (
          <Trans>uid {order.buyer.uid}, buyer</Trans>
        ) : (
          <Online uid={order.buyer.uid} at={order.buyer.lastOnlineAt} />
        ),
      }}
      held={{
        name: <Trans>Escrow</Trans>,
        detail: <Trans>held by {site}</Trans>,
        empty:
          order.settledAt === null ? (
            ''
          ) : (
            <Trans>
              Empty since <Moment at={order.settledAt} />
            </Trans>
          ),
        note: isEnded(order) ? (
          <Trans>An account of this order alone</Trans>
        ) : order.dispute.pendingRuling !== null ? (
          <Trans>A second arbiter has to confirm the ruling</Trans>
        ) : order.progress === 'complaint' ? (
          <Trans>The arbiter may rule while a complaint stands</Trans>
        ) : (
          <Trans>An account of this order alone</Trans>
        ),
      }}
      to={{
        name: seller ? <Trans>You</Trans> : <Trans>Seller</Trans>,
        detail: <Trans>{coin} fund balance</Trans>,
        empty: isEnded(order) ? <Trans>Nothing came here</Trans> : <Trans>Nothing yet</Trans>,
        note: seller ? (
          <Trans>uid {order.seller.uid}, seller</Trans>
        ) : (
          <Online uid={order.seller.uid} at={order.seller.lastOnlineAt} />
        ),
      }}
      gates={[backGate(order, seller), onGate(order, buyer)]}
      position={positionOf(order)}
      slipState={isEnded(order) ? 'arrived' : 'solid'}
    />
  )
}

function Online({ uid, at }: { readonly uid: number; readonly at: number | null }): ReactNode {
  return at === null ? (
    <Trans>uid {uid}</Trans>
  ) : (
    <Trans>
      uid {uid}, online <Moment at={at} as="relative" />
    </Trans>
  )
}
