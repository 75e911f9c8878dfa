import { Position } from '@jindu/ui/patterns/position'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Amount, Usd } from '../../../shared/format/amount.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'

const PLACES = { open: 'held', cancelled: 'from', completed: 'to' } as const

export interface ChatOtcOrderProps {
  readonly offerId: number
  readonly otherUid: number
}

/** The latest order of the two over the offer, above their talk: its page has the steps. */
export function ChatOtcOrder({ offerId, otherUid }: ChatOtcOrderProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { data } = useQuery(q.otcOrders.list.queryOptions({ offerId, otherUid, limit: 1 }))
  const order = data?.data[0]
  if (order === undefined) return null
  const { id } = order
  const total = data?.total ?? 1
  return (
    <section className="chat-otc" aria-label={t`Order ${id}`}>
      <Position at={PLACES[order.status]} />
      <b>
        <Amount of={order.amount} />
      </b>
      <span className="text-13 text-ink-3">
        <Usd of={order.total} />
      </span>
      <span className="grow" />
      {total < 2 ? null : (
        <Link to="/personal/otcManage" search={{ tab: 'myOtcOrder' }} className="btn quiet s">
          <Plural value={total - 1} one="# earlier order" other="# earlier orders" />
        </Link>
      )}
      <Link
        to="/otcOrderPanel"
        search={{ acceptanceID: offerId, isSeller: order.role === 'seller' ? 1 : 0, orderID: id }}
        className="btn line s"
      >
        <Trans>Open order {id}</Trans>
      </Link>
    </section>
  )
}
