import { KeyValues, type KeyValue } from '@jindu/ui/primitives/key-values'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { UserText } from '../../../shared/format/user-text.tsx'
import { Amount, Usd } from '../../../shared/format/amount.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { rateText } from '../../../shared/format/rate-text.ts'
import type { OrderInfo } from './order-info.ts'

interface PersonProps {
  readonly order: OrderInfo
  readonly side: 'buyer' | 'seller'
}

/** A party by its number and when it was here; the reader needs no telling when they were. */
function Person({ order, side }: PersonProps): ReactNode {
  const { uid, lastOnlineAt } = order[side]
  const own = order.role === side
  return (
    <>
      {side === 'seller' && !own ? (
        <Link to="/sellerDetails" search={{ id: uid }} className="link num">
          {uid}
        </Link>
      ) : (
        <span className="num">{uid}</span>
      )}
      {own ? (
        <span className="text-ink-3">
          {' · '}
          <Trans>you</Trans>
        </span>
      ) : lastOnlineAt === null ? null : (
        <span className="text-ink-3">
          {' · '}
          <Trans>
            online <Moment at={lastOnlineAt} as="seen" />
          </Trans>
        </span>
      )}
    </>
  )
}

/** For the seller: the site's fee, and the credited amount in bold. */
function earnings({ role, proceeds, feeBasisPoints }: OrderInfo): readonly KeyValue[] {
  if (role === 'buyer' || feeBasisPoints === 0) return []
  const percent = feeBasisPoints / 100
  return [
    { id: 'fee', name: <Trans>Site fee, {percent}%</Trans>, value: <Amount of={proceeds.fee} /> },
    {
      id: 'net',
      name: role === 'seller' ? <Trans>You get</Trans> : <Trans>The seller gets</Trans>,
      value: <Amount of={proceeds.net} strong />,
    },
  ]
}

/** The promised time of a delivery by hand, and when it came. */
function delivery({ deliveredAt }: OrderInfo, promisedUntil: number): readonly KeyValue[] {
  return [
    { id: 'promised', name: <Trans>Promised delivery</Trans>, value: <Moment at={promisedUntil} /> },
    {
      id: 'delivered',
      name: <Trans>Delivered by hand</Trans>,
      value: deliveredAt === null ? <Trans>Not delivered</Trans> : <Moment at={deliveredAt} />,
    },
  ]
}

/** Why a piece did not cost what the goods did. */
function PriceReason({ of: { list, reason } }: { readonly of: NonNullable<OrderInfo['priced']> }): ReactNode {
  return (
    <span className="block text-13 text-ink-3">
      {reason === 'sale' ? (
        <Trans>
          on sale, before <Usd of={list} />
        </Trans>
      ) : reason === 'quantity' ? (
        <Trans>
          by quantity, one piece <Usd of={list} />
        </Trans>
      ) : (
        <Trans>
          named by the buyer, at least <Usd of={list} />
        </Trans>
      )}
    </span>
  )
}

/** Parties, amounts and the rate of the purchase. */
export function OrderFacts({ order }: { readonly order: OrderInfo }): ReactNode {
  return (
    <Sheet className="order-terms">
      <SheetHead title={<Trans>What was agreed</Trans>} />
      <SheetBody>
        <KeyValues
          rows={[
            {
              id: 'goods',
              name: <Trans>Goods</Trans>,
              value: (
                <Link to="/goodsDetails" search={{ id: order.goodsId }} className="link">
                  <UserText>{order.title}</UserText>
                </Link>
              ),
            },
            {
              id: 'price',
              name: <Trans>Price and quantity</Trans>,
              value: (
                <>
                  <Usd of={order.price} /> × {order.volume}
                  {order.priced === null ? null : <PriceReason of={order.priced} />}
                </>
              ),
            },
            ...(order.discount === null
              ? []
              : [
                  {
                    id: 'code',
                    name: <Trans>Code {order.discount.code}</Trans>,
                    value: (
                      <>
                        −<Usd of={order.discount.off} />
                      </>
                    ),
                  },
                ]),
            { id: 'total', name: <Trans>Total when paid</Trans>, value: <Usd of={order.totalUsd} /> },
            { id: 'paid', name: <Trans>Paid into escrow</Trans>, value: <Amount of={order.amount} /> },
            ...earnings(order),
            {
              id: 'rate',
              name: <Trans>Rate used</Trans>,
              value: (
                <span className="num">
                  1 {order.rate.currency} = {rateText(order.rate)}
                </span>
              ),
            },
            { id: 'buyer', name: <Trans>Buyer</Trans>, value: <Person order={order} side="buyer" /> },
            { id: 'seller', name: <Trans>Seller</Trans>, value: <Person order={order} side="seller" /> },
            ...(order.promisedUntil === null ? [] : delivery(order, order.promisedUntil)),
            {
              id: 'opened',
              name: <Trans>Shipment opened</Trans>,
              value: order.openedAt === null ? <Trans>Not opened yet</Trans> : <Moment at={order.openedAt} />,
            },
          ]}
        />
      </SheetBody>
    </Sheet>
  )
}
