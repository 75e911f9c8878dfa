import { channelName } from '@jindu/domain/events'
import { Button } from '@jindu/ui/primitives/button'
import { SheetBody } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLive } from '../../../shared/live/use-live.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { DeliveryOpenings } from '../../stock/index.ts'
import type { CaseKind, CaseView } from '../../../trust/disputes/index.ts'
import { goodsOrderCaseWords } from './case-words.tsx'
import { disputeSubject } from '../order/dispute-subject.ts'
import { OrderClock } from '../order/order-clock.tsx'
import { OrderFacts } from '../order/order-facts.tsx'
import type { OrderInfo } from '../order/order-info.ts'
import { OrderRail } from '../order/order-rail.tsx'
import { OrderTimeline } from '../order/order-timeline.tsx'
import { OrderBadge } from '../../../trust/order-marks/index.ts'

function caseView({
  order,
  entries,
  dossier,
  earlier,
  assigned,
  ruledBy,
}: ApiOutputs['goodsOrders']['case']): CaseView {
  return {
    subject: disputeSubject(order),
    title: order.title,
    head: <CaseHead order={order} />,
    course: (
      <>
        <SheetBody>
          <OrderRail order={order} />
        </SheetBody>
        <OrderClock order={order} />
      </>
    ),
    facts: (
      <>
        <OrderFacts order={order} />
        <DeliveryOpenings orderId={order.id} />
        <OrderTimeline order={order} />
      </>
    ),
    chatId: order.chatId,
    entries,
    earlier,
    assigned,
    ruledBy,
    chain: dossier,
  }
}

function CaseHead({ order }: { readonly order: OrderInfo }): ReactNode {
  const search = { order_id: order.id }
  return (
    <>
      <div className="phone:w-full">
        <OrderBadge order={order} />
      </div>
      <Button asChild size="s">
        <Link to="/goodsSnap" search={search}>
          <Trans>Goods as bought</Trans>
        </Link>
      </Button>
      <Button asChild size="s">
        <Link to="/goodsShipment" search={search}>
          <Trans>Shipment</Trans>
        </Link>
      </Button>
      <Button asChild size="s">
        <Link to="/personal/goodsOrderPanel" search={{ id: order.id }}>
          <Trans>Order page</Trans>
        </Link>
      </Button>
    </>
  )
}

/** Disputes of goods orders, on the page of the arbiters. */
export const goodsOrderCase: CaseKind = {
  ...goodsOrderCaseWords,
  load: (q, id) => Promise.all([q.goodsOrders.case.ensureData({ id }), q.goodsOrders.goods.prefetch({ id })]),
  Case: function GoodsOrderCase({ id, children }) {
    const { q } = useApi()
    useLive(channelName('goodsOrder', id))
    const { data, error, refetch } = useQuery(q.goodsOrders.case.queryOptions({ id }))
    return children({ view: data === undefined ? undefined : caseView(data), error, retry: () => void refetch() })
  },
}
