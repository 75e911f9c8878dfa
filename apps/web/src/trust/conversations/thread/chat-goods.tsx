import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { UserText } from '../../../shared/format/user-text.tsx'
import { Usd } from '../../../shared/format/amount.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'

/** The goods above a conversation without an order; agreements count only after a purchase here. */
export function ChatGoods({ goodsId, asking }: { readonly goodsId: number; readonly asking: boolean }): ReactNode {
  const { q } = useApi()
  const goods = useQuery(q.goods.detail.queryOptions({ id: goodsId }))
  if (goods.data === undefined) return null
  const { title, price, notBuyable } = goods.data
  return (
    <div className="chat-order is-goods">
      <Link to="/goodsDetails" search={{ id: goodsId }} className="chat-goods">
        <b className="clip grow">
          <UserText>{title}</UserText>
        </b>
        <b className="num">
          <Usd of={price} />
        </b>
      </Link>
      <div className="chat-next">
        <p className="text-13 text-ink-2">
          <Trans>No order yet. What you agree on holds once it is bought here: the money then lies in escrow.</Trans>
        </p>
        {asking && notBuyable === null ? (
          <div className="row">
            <Link to="/goodsDetails" search={{ id: goodsId }} className="btn line s">
              <Trans>Buy it</Trans>
            </Link>
          </div>
        ) : null}
      </div>
    </div>
  )
}
