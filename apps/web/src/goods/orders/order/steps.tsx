import type { PositionAt } from '@jindu/ui/patterns/position'
import type { StatusKind } from '@jindu/ui/patterns/status-badge'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ApiClient } from '../../../shared/trpc/types.ts'
import { amountText, hasFee, type OrderInfo } from './order-info.ts'

/** Steps of a party; staff rule in their console, the clock acts by itself. */
export type PartyStep = 'confirm' | 'hold' | 'cancelHold' | 'complain' | 'cancelComplaint' | 'refund' | 'cancel'

interface Step {
  readonly at: PositionAt
  readonly kind: StatusKind
  readonly variant: 'money' | 'line' | 'danger'
  readonly title: ReactNode
  /** Effect on the money, and whether it can be undone. */
  readonly effect: (order: OrderInfo) => ReactNode
  readonly button: ReactNode
  readonly confirm: (order: OrderInfo) => ReactNode
  /** Pays out the escrow, so it needs the pay password first (marketplace.md §6). */
  readonly paysOut: boolean
  /** Success message. */
  readonly said: MessageDescriptor
  readonly act: (client: ApiClient, id: number) => Promise<OrderInfo>
}

export const STEPS: Readonly<Record<PartyStep, Step>> = {
  confirm: {
    at: 'to',
    kind: 'money',
    variant: 'money',
    title: <Trans>Confirm receipt</Trans>,
    effect: (order) => {
      const { seller, proceeds } = order
      const sum = amountText(proceeds.net)
      const fee = amountText(proceeds.fee)
      return hasFee(order) ? (
        <Trans>
          {sum} goes to seller {seller.uid} now, {fee} is the site’s fee, and the order closes. Cannot be undone.
        </Trans>
      ) : (
        <Trans>
          {sum} goes to seller {seller.uid} now and the order closes. Cannot be undone.
        </Trans>
      )
    },
    button: <Trans>Confirm</Trans>,
    confirm: ({ proceeds }) => {
      const sum = amountText(proceeds.net)
      return <Trans>Pay {sum} to the seller</Trans>
    },
    paysOut: true,
    said: msg`The seller has the money, the order is closed`,
    act: (client, id) => client.goodsOrders.confirm.mutate({ id }),
  },
  hold: {
    at: 'held',
    kind: 'hold',
    variant: 'line',
    title: <Trans>Put on hold</Trans>,
    effect: () => <Trans>Money stays in escrow and the settlement clock stops. An order can be held once.</Trans>,
    button: <Trans>Hold</Trans>,
    confirm: () => <Trans>Stop the clock</Trans>,
    paysOut: false,
    said: msg`The order is on hold, its clock stands still`,
    act: (client, id) => client.goodsOrders.hold.mutate({ id }),
  },
  cancelHold: {
    at: 'held',
    kind: 'money',
    variant: 'line',
    title: <Trans>Lift the hold</Trans>,
    effect: () => (
      <Trans>
        Money stays in escrow, the clock runs on with the time that was left. The order cannot be held again.
      </Trans>
    ),
    button: <Trans>Lift hold</Trans>,
    confirm: () => <Trans>Let the clock run on</Trans>,
    paysOut: false,
    said: msg`The hold is lifted, the clock runs on`,
    act: (client, id) => client.goodsOrders.cancelHold.mutate({ id }),
  },
  complain: {
    at: 'held',
    kind: 'dispute',
    variant: 'line',
    title: <Trans>File a complaint</Trans>,
    effect: ({ progress }) =>
      progress === 'complaint' ? (
        <Trans>Money stays in escrow. The arbiter sees that you complain, too.</Trans>
      ) : (
        <Trans>Money stays in escrow. The case goes to the arbiter’s queue.</Trans>
      ),
    button: <Trans>Complain</Trans>,
    confirm: () => <Trans>Send to the arbiter</Trans>,
    paysOut: false,
    said: msg`Your complaint is with the arbiter`,
    act: (client, id) => client.goodsOrders.complain.mutate({ id }),
  },
  cancelComplaint: {
    at: 'held',
    kind: 'hold',
    variant: 'line',
    title: <Trans>Take the complaint back</Trans>,
    effect: () => <Trans>Money stays in escrow and on hold. Your complaint leaves the arbiter’s queue.</Trans>,
    button: <Trans>Take back</Trans>,
    confirm: () => <Trans>Take the complaint back</Trans>,
    paysOut: false,
    said: msg`Your complaint is taken back, the order stays on hold`,
    act: (client, id) => client.goodsOrders.cancelComplaint.mutate({ id }),
  },
  refund: {
    at: 'from',
    kind: 'neutral',
    variant: 'danger',
    title: <Trans>Refund</Trans>,
    effect: ({ amount, buyer }) => {
      const sum = amountText(amount)
      return (
        <Trans>
          {sum} goes back to buyer {buyer.uid} now and the order closes. Cannot be undone.
        </Trans>
      )
    },
    button: <Trans>Refund</Trans>,
    confirm: ({ amount }) => {
      const sum = amountText(amount)
      return <Trans>Return {sum} to the buyer</Trans>
    },
    paysOut: true,
    said: msg`The buyer has the money back, the order is closed`,
    act: (client, id) => client.goodsOrders.refund.mutate({ id }),
  },
  cancel: {
    at: 'from',
    kind: 'neutral',
    variant: 'line',
    title: <Trans>Cancel: not delivered in time</Trans>,
    effect: ({ amount }) => {
      const sum = amountText(amount)
      return <Trans>{sum} comes back to you now and the order closes. Cannot be undone.</Trans>
    },
    button: <Trans>Cancel the order</Trans>,
    confirm: ({ amount }) => {
      const sum = amountText(amount)
      return <Trans>Take {sum} back</Trans>
    },
    paysOut: false,
    said: msg`You have the money back, the order is closed`,
    act: (client, id) => client.goodsOrders.cancel.mutate({ id }),
  },
}

export const isPartyStep = (event: string): event is PartyStep => Object.hasOwn(STEPS, event)
