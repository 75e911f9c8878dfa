import { Trans } from '@lingui/react/macro'
import { Gavel, Hourglass, PackageCheck, Pause, Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { amountText, hasFee, type OrderInfo } from './order-info.ts'

interface Next {
  readonly tone: 'money' | 'hold' | 'dispute' | 'positive' | 'neutral'
  readonly icon: ReactNode
  readonly says: ReactNode
  readonly part?: ReactNode
}

const ic = { className: 'ic', 'aria-hidden': true } as const

type Outcome = NonNullable<OrderInfo['outcome']>

type Ending = (amount: string, role: OrderInfo['role']) => ReactNode

const ENDINGS: Readonly<Record<Exclude<Outcome, 'ruledSplit' | 'agreedSplit'>, Ending>> = {
  refunded: (amount, role) =>
    role === 'seller' ? (
      <Trans>You refunded {amount} in full. The order is closed.</Trans>
    ) : (
      <Trans>The seller refunded {amount} in full. The order is closed.</Trans>
    ),
  cancelled: (amount, role) =>
    role === 'buyer' ? (
      <Trans>Nothing was delivered in the promised time: you cancelled, and {amount} went back to you.</Trans>
    ) : (
      <Trans>Nothing was delivered in the promised time: the buyer cancelled, and {amount} went back.</Trans>
    ),
  undelivered: (amount, role) =>
    role === 'buyer' ? (
      <Trans>Nothing was delivered: {amount} went back to you by the clock. The order is closed.</Trans>
    ) : (
      <Trans>Nothing was delivered: {amount} went back to the buyer by the clock. The order is closed.</Trans>
    ),
  ruledToBuyer: (amount, role) =>
    role === 'buyer' ? (
      <Trans>The arbiter ruled: {amount} went back to you. The order is closed.</Trans>
    ) : (
      <Trans>The arbiter ruled: {amount} went back to the buyer. The order is closed.</Trans>
    ),
  ruledToSeller: (amount, role) =>
    role === 'seller' ? (
      <Trans>The arbiter ruled: {amount} went to you. The order is closed.</Trans>
    ) : (
      <Trans>The arbiter ruled: {amount} went to the seller. The order is closed.</Trans>
    ),
  settled: (amount, role) =>
    role === 'seller' ? (
      <Trans>Protection passed and {amount} went to you. The order is closed.</Trans>
    ) : (
      <Trans>Protection passed and {amount} went to the seller. The order is closed.</Trans>
    ),
  confirmed: (amount, role) =>
    role === 'seller' ? (
      <Trans>Receipt was confirmed and {amount} went to you. The order is closed.</Trans>
    ) : (
      <Trans>Receipt was confirmed and {amount} went to the seller. The order is closed.</Trans>
    ),
}

/** Each side's part of a split, worded for the reader's role. */
const SHARES: Readonly<Record<OrderInfo['role'], (back: string, on: string) => ReactNode>> = {
  buyer: (back, on) => (
    <Trans>
      {back} went back to you, {on} to the seller.
    </Trans>
  ),
  seller: (back, on) => (
    <Trans>
      {on} went to you, {back} back to the buyer.
    </Trans>
  ),
  staff: (back, on) => (
    <Trans>
      {back} went back to the buyer, {on} to the seller.
    </Trans>
  ),
}

function SplitEnding({ order }: { readonly order: OrderInfo }): ReactNode {
  const { buyer, seller } = order.split ?? { buyer: order.amount, seller: order.amount }
  const shares = SHARES[order.role](amountText(buyer), amountText(seller))
  return order.outcome === 'agreedSplit' ? (
    <Trans>Both sides agreed: {shares} The order is closed.</Trans>
  ) : (
    <Trans>The arbiter ruled: {shares} The order is closed.</Trans>
  )
}

/** The site's fee, which is the rest of the escrow. */
function FeeKept({ order: { proceeds } }: { readonly order: OrderInfo }): ReactNode {
  const fee = amountText(proceeds.fee)
  return <Trans>The site’s fee was {fee}</Trans>
}

function ended(order: OrderInfo): Next {
  const { status, amount, role, proceeds } = order
  const outcome = order.outcome ?? 'confirmed'
  return {
    tone: status === 'revoked' ? 'neutral' : 'positive',
    icon: <PackageCheck {...ic} />,
    says:
      outcome === 'ruledSplit' || outcome === 'agreedSplit' ? (
        <SplitEnding order={order} />
      ) : (
        ENDINGS[outcome](amountText(status === 'revoked' ? amount : proceeds.net), role)
      ),
    ...(hasFee(order) && { part: <FeeKept order={order} /> }),
  }
}

/** Until a delivery by hand. */
function awaited(order: OrderInfo): Next {
  const { role, timer } = order
  const at = <Moment at={order.promisedUntil ?? order.protectUntil} />
  const back = <Moment at={order.protectUntil} />
  const passed = timer.kind === 'awaited' && timer.remainingSeconds === 0
  const says =
    role === 'seller' ? (
      passed ? (
        <Trans>The promised time passed {at}. Deliver now: the buyer may cancel at once.</Trans>
      ) : (
        <Trans>Deliver by {at}. After that the buyer may cancel at once, with the full sum back.</Trans>
      )
    ) : role === 'buyer' ? (
      passed ? (
        <Trans>The promised time passed {at}. You may cancel at once, with the full sum back, or wait.</Trans>
      ) : (
        <Trans>The seller delivers by hand by {at}. After that you may cancel at once, with the full sum back.</Trans>
      )
    ) : (
      <Trans>The seller delivers by hand by {at}. After that the buyer may cancel at once.</Trans>
    )
  return {
    tone: 'money',
    icon: <Hourglass {...ic} />,
    says,
    part: <Trans>Without a delivery the money goes back {back}</Trans>,
  }
}

/** The next step in one sentence, and the party to take it. */
export function nextOf(order: OrderInfo): Next {
  if (order.status !== 'open') return ended(order)
  const buyer = order.role === 'buyer'
  if (order.progress === 'awaitingDelivery') return awaited(order)
  if (order.hold === null) {
    return {
      tone: 'money',
      icon: <Hourglass {...ic} />,
      says: order.holdDisabled ? (
        order.role === 'seller' ? (
          <Trans>
            Settles to you <Moment at={order.protectUntil} />. The hold was lifted and cannot be set again.
          </Trans>
        ) : (
          <Trans>
            Settles to the seller <Moment at={order.protectUntil} />. The hold was lifted and cannot be set again.
          </Trans>
        )
      ) : order.role === 'seller' ? (
        <Trans>
          Settles to you <Moment at={order.protectUntil} />, unless the buyer holds the order before.
        </Trans>
      ) : buyer ? (
        <Trans>
          Settles to the seller <Moment at={order.protectUntil} />, unless you hold the order before.
        </Trans>
      ) : (
        <Trans>
          Settles to the seller <Moment at={order.protectUntil} />, unless the buyer holds the order before.
        </Trans>
      ),
      part: !buyer ? undefined : order.unopened > 0 ? (
        <Trans>Your part: open the shipment and check it</Trans>
      ) : (
        <Trans>Your part: check what you opened, then confirm</Trans>
      ),
    }
  }
  if (order.dispute.pendingRuling !== null) {
    return {
      tone: 'dispute',
      icon: <Gavel {...ic} />,
      says: <Trans>An arbiter has ruled. The money moves when a second arbiter confirms it.</Trans>,
      part: <Trans>You can still agree on a split until then</Trans>,
    }
  }
  const { proposal } = order.dispute
  if (proposal !== null && proposal.by !== order.role && order.role !== 'staff') {
    const back = amountText(proposal.buyer)
    const on = amountText(proposal.seller)
    return {
      tone: order.progress === 'complaint' ? 'dispute' : 'hold',
      icon: <Scale {...ic} />,
      says: buyer ? (
        <Trans>
          The seller offers a split: {back} back to you, {on} to the seller. Accept it or answer with another.
        </Trans>
      ) : (
        <Trans>
          The buyer offers a split: {on} to you, {back} back to the buyer. Accept it or answer with another.
        </Trans>
      ),
      part:
        order.progress === 'complaint' ? (
          <Trans>Your part: the offer below. Without an agreement the arbiter rules.</Trans>
        ) : (
          <Trans>Your part: the offer below</Trans>
        ),
    }
  }
  if (order.progress === 'complaint') {
    return {
      tone: 'dispute',
      icon: <Gavel {...ic} />,
      says: <Trans>An arbiter reads both sides and rules: to the buyer, to the seller, or split.</Trans>,
      part:
        order.arbiterQueueAt === null ? undefined : (
          <Trans>
            In the arbiter’s queue since <Moment at={order.arbiterQueueAt} />
          </Trans>
        ),
    }
  }
  return {
    tone: 'hold',
    icon: <Pause {...ic} />,
    says: buyer ? (
      <Trans>
        The clock stands still. Complain to bring the case to the arbiter at once, or lift the hold and the clock runs
        on.
      </Trans>
    ) : (
      <Trans>The clock stands still until the buyer lifts the hold. You may complain or refund.</Trans>
    ),
    part:
      order.arbiterQueueAt === null ? undefined : (
        <Trans>
          The arbiter’s queue lists it from <Moment at={order.arbiterQueueAt} />
        </Trans>
      ),
  }
}

/** The next event below the order's clock. */
export function OrderNext({ order }: { readonly order: OrderInfo }): ReactNode {
  const { tone, icon, says, part } = nextOf(order)
  return (
    <div className={`bd order-next is-${tone}`}>
      <span className="order-next-title">
        {icon}
        <b>{order.status === 'open' ? <Trans>What happens next</Trans> : <Trans>How it ended</Trans>}</b>
      </span>
      <p>{says}</p>
      {part === undefined ? null : <span className="order-next-part">{part}</span>}
    </div>
  )
}
