import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { createContext, type ReactNode } from 'react'

/** The order above a chat. */
export interface TalkOrder {
  readonly market: 'goods' | 'otc'
  readonly id: number
  /** Number of earlier orders of the chat. */
  readonly earlier: number
}

/** On other pages than the chats: a link to the order. */
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

/** Renders the order above a chat. Conversations may not import the markets, so the chat page provides the component. */
export const OrderViewContext = createContext<(order: TalkOrder) => ReactNode>(wayToOrder)
