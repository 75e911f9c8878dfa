import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { createContext, type ReactNode } from 'react'

/** The order that stands above a talk. */
export interface TalkOrder {
  readonly market: 'goods' | 'otc'
  readonly id: number
  /** How many orders of the talk came before it. */
  readonly earlier: number
}

/** Where a talk is a part of another page, the way to its order. */
function wayToOrder({ market, id }: TalkOrder): ReactNode {
  return (
    <div className="chat-order is-way">
      <Link
        {...(market === 'goods'
          ? { to: '/personal/goodsOrderPanel' as const, search: { id } }
          : { to: '/otcOrderPanel' as const, search: { orderID: id } })}
        className="btn line s"
      >
        <Trans>Open order {id}</Trans>
      </Link>
    </div>
  )
}

/** Shows an order as its own page does, in little. Markets stand above talks, so the page of the chats brings it. */
export const OrderViewContext = createContext<(order: TalkOrder) => ReactNode>(wayToOrder)
