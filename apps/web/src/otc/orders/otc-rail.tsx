import { EscrowRail, type RailGate, type RailPosition } from '@jindu/ui/patterns/escrow-rail'
import { Trans, useLingui } from '@lingui/react/macro'
import { KeyRound, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Amount } from '../../shared/format/amount.tsx'
import { Moment } from '../../shared/format/moment.tsx'
import { otcPlace } from '../../trust/conversations/index.ts'
import { sumText } from '../offers/index.ts'
import type { OtcOrder } from './order.ts'

const icon = { size: 14, strokeWidth: 1.75 } as const

/** Labels of the opened gate, by outcome. */
const ENDS: Readonly<Record<NonNullable<OtcOrder['outcome']>, ReactNode>> = {
  released: <Trans>Released</Trans>,
  requiredByBuyer: <Trans>Settled on demand</Trans>,
  ruledToBuyer: <Trans context="coin">Ruled to the buyer</Trans>,
  ruledSplit: <Trans>Split by ruling</Trans>,
  agreedSplit: <Trans>Split by agreement</Trans>,
  byBuyer: <Trans>Cancelled by the buyer</Trans>,
  requiredBySeller: <Trans>Cancelled on demand</Trans>,
  expired: <Trans>Time ran out</Trans>,
  agreedReturn: <Trans>Cancelled together</Trans>,
  ruledToSeller: <Trans context="coin">Ruled to the seller</Trans>,
}

function gates(order: OtcOrder): readonly [RailGate, RailGate] {
  const { status, progress, outcome, endedAt, role } = order
  const end = outcome === null ? null : ENDS[outcome]
  const at = endedAt === null ? null : <Moment at={endedAt} />
  const stopped = progress === 'held' || progress === 'complaint'
  const move = progress === 'complaint' ? 'ruling' : 'clock'
  const back: RailGate =
    status === 'open'
      ? {
          move,
          icon: <Undo2 {...icon} />,
          title: <Trans>Back to the seller</Trans>,
          caption: <Trans>if the order is cancelled</Trans>,
        }
      : {
          move: 'passed',
          title: status === 'cancelled' ? end : <Trans>Locked</Trans>,
          caption: status === 'cancelled' ? at : <Moment at={order.createdAt} />,
        }
  const on: RailGate =
    status === 'completed'
      ? { move: 'passed', title: end, caption: at }
      : status === 'cancelled'
        ? { move: 'clock', icon: <KeyRound {...icon} /> }
        : {
            move: stopped ? move : progress === 'awaitingRelease' && role === 'seller' ? 'yours' : 'clock',
            icon: <KeyRound {...icon} />,
            title: <Trans>To the buyer</Trans>,
            caption: <Trans>when the seller has the fiat and releases</Trans>,
          }
  return [back, on]
}

function positionOf(order: OtcOrder): RailPosition {
  const { amount, split } = order
  const sum = sumText(order.toPay)
  const { at } = otcPlace(order)
  const slip = {
    amount: <Amount of={amount} />,
    worth: (
      <Trans>
        for <span className="num">{sum}</span>
      </Trans>
    ),
  }
  // Show the amount that the ledger credits to the buyer, after the site's fee.
  if (at === 'to') return { at, slip: { ...slip, amount: <Amount of={order.proceeds.net} /> } }
  if (at !== 'split') return { at, slip }
  const part = (of: typeof amount | undefined) => (of === undefined ? slip : { amount: <Amount of={of} /> })
  return { at, from: part(split?.seller), to: part(split?.buyer) }
}

interface OtcRailProps {
  readonly order: OtcOrder
  /** Hides the captions, for the panel above a chat. */
  readonly short?: boolean
}

/** A gate without captions. */
const bare = ({ move, icon: drawn }: RailGate): RailGate => ({ move, ...(drawn !== undefined && { icon: drawn }) })

/** The place of the order's coin, and the gate that opens next. */
export function OtcRail({ order, short = false }: OtcRailProps): ReactNode {
  const { t } = useLingui()
  const { amount, role, seller, buyer, status } = order
  const coin = amount.asset
  const [back, on] = gates(order)
  return (
    <EscrowRail
      short={short}
      label={t`Where the coin is`}
      from={{
        name: role === 'seller' ? <Trans>You</Trans> : <Trans>Seller</Trans>,
        detail: short ? <span className="num">{seller.uid}</span> : <Trans>{coin} fiat balance</Trans>,
        empty: <Trans>Locked with the order</Trans>,
        note: <Trans>uid {seller.uid}, seller</Trans>,
      }}
      held={{
        name: <Trans>Escrow</Trans>,
        detail: <Trans>in its own account</Trans>,
        empty: status === 'open' ? '' : <Trans>Empty since the end</Trans>,
      }}
      to={{
        name: role === 'buyer' ? <Trans>You</Trans> : <Trans>Buyer</Trans>,
        detail: short ? <span className="num">{buyer.uid}</span> : <Trans>{coin} fiat balance</Trans>,
        empty: status === 'open' ? <Trans>Nothing yet</Trans> : <Trans>Nothing came here</Trans>,
        note: <Trans>uid {buyer.uid}, buyer</Trans>,
      }}
      gates={short ? [bare(back), bare(on)] : [back, on]}
      position={positionOf(order)}
      slipState={status === 'open' ? 'solid' : 'arrived'}
    />
  )
}
