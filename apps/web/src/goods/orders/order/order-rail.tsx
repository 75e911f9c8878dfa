import { EscrowRail, type RailGate, type RailPosition, type RailSlip } from '@jindu/ui/patterns/escrow-rail'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Amount, Usd } from '../../../shared/format/amount.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import { useSite } from '../../../shared/session/session.ts'
import { backGate, onGate } from './order-gates.tsx'
import { hasFee, isEnded, percentOf, type OrderInfo } from './order-info.ts'
import { placeOf } from '../../../trust/order-marks/index.ts'

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
  // Show the amount that the ledger credits to the seller, after the site's fee.
  if (at === 'to' && hasFee(order))
    return {
      at,
      slip: {
        amount: <Amount of={order.proceeds.net} />,
        worth: (
          <Trans>
            after a fee of <Amount of={order.proceeds.fee} />
          </Trans>
        ),
      },
    }
  if (at !== 'split') return { at, slip }
  const { buyer, seller } = order.split ?? { buyer: order.amount, seller: order.amount }
  const part = (of: typeof buyer): RailSlip => ({ amount: <Amount of={of} />, worth: percentOf(of, order.amount) })
  return { at: 'split', from: part(buyer), to: part(seller) }
}

interface OrderRailProps {
  readonly order: OrderInfo
  /** Hides the captions, for the panel above a chat. */
  readonly short?: boolean
}

/** The place of the order's money, and the gate that opens next. */
export function OrderRail({ order, short = false }: OrderRailProps): ReactNode {
  const { t } = useLingui()
  const coin = order.amount.asset
  const buyer = order.role === 'buyer'
  const seller = order.role === 'seller'
  const site = useSite().siteName[useLocale()]
  return (
    <EscrowRail
      short={short}
      label={t`Where the money is`}
      from={{
        name: buyer ? <Trans>You</Trans> : <Trans>Buyer</Trans>,
        detail: short ? <span className="num">{order.buyer.uid}</span> : <Trans>{coin} fund balance</Trans>,
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
          <Trans>Was held in its own account</Trans>
        ) : order.dispute.pendingRuling !== null ? (
          <Trans>A second arbiter has to confirm the ruling</Trans>
        ) : order.progress === 'complaint' ? (
          <Trans>The arbiter may rule while a complaint stands</Trans>
        ) : (
          <Trans>Held in this order's own account</Trans>
        ),
      }}
      to={{
        name: seller ? <Trans>You</Trans> : <Trans>Seller</Trans>,
        detail: short ? <span className="num">{order.seller.uid}</span> : <Trans>{coin} fund balance</Trans>,
        empty: isEnded(order) ? <Trans>Nothing came here</Trans> : <Trans>Nothing yet</Trans>,
        note: seller ? (
          <Trans>uid {order.seller.uid}, seller</Trans>
        ) : (
          <Online uid={order.seller.uid} at={order.seller.lastOnlineAt} />
        ),
      }}
      gates={
        short
          ? [bare(backGate(order, seller)), bare(onGate(order, buyer))]
          : [backGate(order, seller), onGate(order, buyer)]
      }
      position={positionOf(order)}
      slipState={isEnded(order) ? 'arrived' : 'solid'}
    />
  )
}

/** A gate without captions. */
const bare = ({ move, icon }: RailGate): RailGate => ({ move, ...(icon !== undefined && { icon }) })

function Online({ uid, at }: { readonly uid: number; readonly at: number | null }): ReactNode {
  return at === null ? (
    <Trans>uid {uid}</Trans>
  ) : (
    <Trans>
      uid {uid}, online <Moment at={at} as="seen" />
    </Trans>
  )
}
