import type { StatusKind } from '@jindu/ui/patterns/status-badge'
import type { PositionAt } from '@jindu/ui/patterns/position'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Gap } from '../../shared/format/gap.tsx'
import type { ApiClient } from '../../shared/trpc/types.ts'
import { amountText, type OtcOrder } from './order.ts'
import { settleDemandOf, type Demand } from './otc-frozen.tsx'

const PARTY_STEPS = [
  'pay',
  'giveEvidence',
  'recordArrival',
  'requestRefund',
  'release',
  'cancel',
  'acceptReturn',
  'proposeReturn',
  'hold',
  'cancelHold',
  'complain',
  'cancelComplaint',
  'requireSettle',
  'requireCancel',
] as const

/** Steps of a party; arbiters rule in their console, the clock acts by itself. */
export type PartyStep = (typeof PARTY_STEPS)[number]

export function isPartyStep(event: string): event is PartyStep {
  return PARTY_STEPS.some((step) => step === event)
}

interface Step {
  readonly at: PositionAt
  readonly kind: StatusKind
  readonly variant: 'money' | 'ink' | 'line'
  readonly title: ReactNode
  /** Effect on the coin, and whether it can be undone. */
  readonly effect: (order: OtcOrder) => ReactNode
  readonly confirm: (order: OtcOrder) => ReactNode
  /** Success message. */
  readonly said: (order: OtcOrder) => MessageDescriptor
}

/** Steps that include the payer; they have their own dialogs. */
type StatedStep = 'pay' | 'giveEvidence'

/** Steps that need only a confirmation. */
export type PlainStep = Exclude<PartyStep, StatedStep>

const DEMANDED = {
  settles: msg`The order is settled, you have the coin`,
  settlesWithEvidence: msg`The order is settled, you have the coin`,
  opensDispute: msg`An arbiter hears the order`,
  frozen: msg`An arbiter hears the order`,
} as const satisfies Readonly<Record<Demand, MessageDescriptor>>

export const STEPS: Readonly<Record<PartyStep, Step>> = {
  pay: {
    at: 'held',
    kind: 'money',
    variant: 'ink',
    title: <Trans>I have paid</Trans>,
    effect: () => <Trans>Moves no coin. The seller’s time to release begins.</Trans>,
    confirm: () => <Trans>I have paid</Trans>,
    said: () => msg`The payment is marked, the seller’s time runs`,
  },
  giveEvidence: {
    at: 'held',
    kind: 'neutral',
    variant: 'line',
    title: <Trans>State who pays</Trans>,
    effect: () => <Trans>Moves no coin. The seller compares it with what arrives. Cannot be changed afterwards.</Trans>,
    confirm: () => <Trans>Show it to the seller</Trans>,
    said: () => msg`The seller sees who pays and the evidence`,
  },
  recordArrival: {
    at: 'held',
    kind: 'neutral',
    variant: 'line',
    title: <Trans>Record a late arrival</Trans>,
    effect: () => (
      <Trans>
        The fiat came over an hour after it was marked. The buyer may then ask for a refund; you may still release.
      </Trans>
    ),
    confirm: () => <Trans>The fiat arrived just now</Trans>,
    said: () => msg`The arrival is recorded, the buyer sees it`,
  },
  requestRefund: {
    at: 'held',
    kind: 'dispute',
    variant: 'line',
    title: <Trans>Request a refund</Trans>,
    effect: () => (
      <Trans>
        The fiat arrived late: you want it back. The coin stays in escrow, the clock stops, and an arbiter hears the
        order.
      </Trans>
    ),
    confirm: () => <Trans>Request a refund</Trans>,
    said: () => msg`The refund is requested, an arbiter will hear it`,
  },
  release: {
    at: 'to',
    kind: 'money',
    variant: 'money',
    title: <Trans>Release the coin</Trans>,
    effect: ({ proceeds, buyer }) => {
      const sum = amountText(proceeds.net)
      const fee = amountText(proceeds.fee)
      return proceeds.fee.units === '0' ? (
        <Trans>
          {sum} goes to buyer {buyer.uid} now and the order closes. Cannot be undone.
        </Trans>
      ) : (
        <Trans>
          {sum} goes to buyer {buyer.uid} now, {fee} is the site’s fee, and the order closes. Cannot be undone.
        </Trans>
      )
    },
    confirm: ({ proceeds, buyer }) => {
      const sum = amountText(proceeds.net)
      return (
        <Trans>
          Release {sum} to {buyer.uid}
        </Trans>
      )
    },
    said: () => msg`The buyer has the coin, the order is closed`,
  },
  cancel: {
    at: 'from',
    kind: 'neutral',
    variant: 'line',
    title: <Trans>Cancel the order</Trans>,
    effect: ({ cancellations }) => (
      <>
        <Trans>The coin goes back to the seller. Do not cancel when you have paid. Cannot be undone.</Trans>
        <Gap />
        {cancellations === null ? null : (
          <Plural
            value={cancellations.left}
            one="It is the last that you may cancel within 24 hours: after it you get no new order for a while."
            other="You may cancel # orders within 24 hours."
          />
        )}
      </>
    ),
    confirm: () => <Trans>Cancel the order</Trans>,
    said: () => msg`The order is cancelled, the coin went back`,
  },
  proposeReturn: {
    at: 'from',
    kind: 'neutral',
    variant: 'line',
    title: <Trans>Cancel together</Trans>,
    effect: ({ role }) =>
      role === 'seller' ? (
        <Trans>
          Nothing moves now, no clock stops. If the buyer agrees, the coin comes back to you and the order counts for
          nobody. Send back first what they paid.
        </Trans>
      ) : (
        <Trans>
          Nothing moves now, no clock stops. If the seller agrees, the coin goes back to them and the order counts for
          nobody. Propose it when you have not paid, or have your money back.
        </Trans>
      ),
    confirm: ({ role }) =>
      role === 'seller' ? <Trans>Propose it to the buyer</Trans> : <Trans>Propose it to the seller</Trans>,
    said: () => msg`The other side can agree to cancel now`,
  },
  acceptReturn: {
    at: 'from',
    kind: 'neutral',
    variant: 'ink',
    title: <Trans>Agree to cancel</Trans>,
    effect: ({ role, amount }) => {
      const sum = amountText(amount)
      return role === 'seller' ? (
        <Trans>
          {sum} comes back to you now and the order closes. It counts for nobody. Cannot be undone: send back what the
          buyer has paid.
        </Trans>
      ) : (
        <Trans>
          {sum} goes back to the seller now and the order closes. It counts for nobody. Cannot be undone: agree only
          when you have not paid, or have your money back.
        </Trans>
      )
    },
    confirm: ({ role, amount }) => {
      const sum = amountText(amount)
      return role === 'seller' ? <Trans>Take {sum} back</Trans> : <Trans>Let {sum} go back</Trans>
    },
    said: () => msg`The order is cancelled, the coin went back`,
  },
  hold: {
    at: 'held',
    kind: 'hold',
    variant: 'line',
    title: <Trans>Put on hold</Trans>,
    effect: () => <Trans>The coin stays in escrow and your time stands still. An order can be held once.</Trans>,
    confirm: () => <Trans>Stop the clock</Trans>,
    said: () => msg`The order is on hold, its clock stands still`,
  },
  cancelHold: {
    at: 'held',
    kind: 'money',
    variant: 'line',
    title: <Trans>Lift the hold</Trans>,
    effect: () => <Trans>The coin stays in escrow, your time to release starts anew. Cannot be held again.</Trans>,
    confirm: () => <Trans>Let the clock run on</Trans>,
    said: () => msg`The hold is lifted, the clock runs on`,
  },
  complain: {
    at: 'held',
    kind: 'dispute',
    variant: 'line',
    title: <Trans>File a complaint</Trans>,
    effect: () => <Trans>The coin stays in escrow, the clock stops, and an arbiter hears the order.</Trans>,
    confirm: () => <Trans>File the complaint</Trans>,
    said: () => msg`Your complaint stands, an arbiter will hear it`,
  },
  cancelComplaint: {
    at: 'held',
    kind: 'neutral',
    variant: 'line',
    title: <Trans>Take the complaint back</Trans>,
    effect: () => <Trans>The coin stays in escrow. Without another mark the clock runs again.</Trans>,
    confirm: () => <Trans>Take the complaint back</Trans>,
    said: () => msg`Your complaint is taken back`,
  },
  requireSettle: {
    at: 'to',
    kind: 'money',
    variant: 'line',
    title: <Trans>Demand settlement</Trans>,
    effect: ({ proceeds, settleDemand, frozen }) => {
      const sum = amountText(proceeds.net)
      if (frozen.seller) {
        return (
          <Trans>
            The seller’s account is frozen: the coin stays in escrow, an arbiter hears the order, nobody gets a mark.
          </Trans>
        )
      }
      if (settleDemand === 'opensDispute') {
        return (
          <Trans>The coin stays in escrow and an arbiter hears the order, with a short time for both to answer.</Trans>
        )
      }
      return (
        <Trans>
          {sum} goes to you and the seller gets a malicious mark, unless their account was made to wait. Cannot be
          undone.
        </Trans>
      )
    },
    confirm: () => <Trans>Demand settlement</Trans>,
    said: (order) => DEMANDED[settleDemandOf(order)],
  },
  requireCancel: {
    at: 'from',
    kind: 'neutral',
    variant: 'line',
    title: <Trans>Demand cancellation</Trans>,
    effect: ({ payer, frozen, cancelMarks }) =>
      frozen.buyer ? (
        <Trans>
          The buyer’s account is frozen: the coin stays in escrow, an arbiter hears the order, nobody gets a mark.
        </Trans>
      ) : cancelMarks ? (
        <Trans>The coin comes back and the buyer gets a malicious mark. Cannot be undone.</Trans>
      ) : payer === null ? (
        <Trans>
          The coin comes back. The buyer could cancel no more orders today and gets no mark. Cannot be undone.
        </Trans>
      ) : (
        <Trans>The coin comes back. The buyer gave evidence and gets no mark. Cannot be undone.</Trans>
      ),
    confirm: () => <Trans>Demand cancellation</Trans>,
    said: ({ frozen }) =>
      frozen.buyer ? msg`An arbiter hears the order` : msg`The order is cancelled, the coin came back`,
  },
}

/** Call of each step; the checks before a release already asked whether the payment matches. */
export const ACTS: Readonly<Record<PlainStep, (client: ApiClient, id: number) => Promise<OtcOrder>>> = {
  release: (client, id) => client.otcOrders.release.mutate({ id, matches: true }),
  recordArrival: (client, id) => client.otcOrders.recordArrival.mutate({ id }),
  requestRefund: (client, id) => client.otcOrders.requestRefund.mutate({ id }),
  cancel: (client, id) => client.otcOrders.cancel.mutate({ id }),
  proposeReturn: (client, id) => client.otcOrders.proposeReturn.mutate({ id }),
  acceptReturn: (client, id) => client.otcOrders.acceptReturn.mutate({ id }),
  hold: (client, id) => client.otcOrders.hold.mutate({ id }),
  cancelHold: (client, id) => client.otcOrders.cancelHold.mutate({ id }),
  complain: (client, id) => client.otcOrders.complain.mutate({ id }),
  cancelComplaint: (client, id) => client.otcOrders.cancelComplaint.mutate({ id }),
  requireSettle: (client, id) => client.otcOrders.requireSettle.mutate({ id }),
  requireCancel: (client, id) => client.otcOrders.requireCancel.mutate({ id }),
}
