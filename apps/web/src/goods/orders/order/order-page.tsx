import { Button } from '@jindu/ui/primitives/button'
import { Breadcrumb } from '@jindu/ui/primitives/breadcrumb'
import { Note } from '@jindu/ui/primitives/note'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isMissing, readFailure } from '../../../shared/errors/failure.ts'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { Usd } from '../../../shared/format/amount.tsx'
import { lazyPart } from '../../../shared/parts/lazy-part.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { DisputeSheet, DossierSheet, hasDispute, ProposalSheet } from '../../../trust/disputes/index.ts'
import { Cover } from '../../card/index.ts'
import { useSeenSteps } from '../../../records/messages/index.ts'
import { ReviewBox } from '../../reviews/index.ts'
import { disputeSubject } from './dispute-subject.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderClock } from './order-clock.tsx'
import { OrderFacts } from './order-facts.tsx'
import { isEnded, type OrderInfo } from './order-info.ts'
import { OrderMissing } from './order-missing.tsx'
import { OrderNext } from './order-next.tsx'
import { OrderRail } from './order-rail.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderBadge } from '../../../trust/order-marks/index.ts'

const ReceiptDialog = lazyPart(() => import('../receipt/receipt-dialog.tsx'))

/** Fragment id of the conversation on this page. */
const TALK = 'chat'

const route = getRouteApi('/personal/goodsOrderPanel')

interface OrderPageProps {
  /** The conversation of both sides. Passed in by the route, because its feature itself depends on orders. */
  readonly talk: (chatId: number) => ReactNode
}

/** One order: place of the money, next event, the reader's actions, and the conversation. */
export function OrderPage({ talk }: OrderPageProps): ReactNode {
  const { id, bought } = route.useSearch()
  const { q } = useApi()
  const order = useQuery({ ...q.goodsOrders.info.queryOptions({ id: id ?? 0 }), enabled: id !== undefined })
  useSeenSteps({ kind: 'goodsOrder', id: id ?? 0 }, order.dataUpdatedAt)
  if (id === undefined || isMissing(readFailure(order.error))) return <OrderMissing />
  if (order.data === undefined) {
    if (!order.isError) return <OrderSkeleton />
    return (
      <FailureNote
        error={order.error}
        money={<Trans>Nothing about the money of this order was changed.</Trans>}
        retry={() => void order.refetch()}
      />
    )
  }
  return (
    <>
      <Order order={order.data} talk={talk} />
      {bought !== undefined && order.data.role === 'buyer' && !isEnded(order.data) ? (
        <ReceiptDialog order={order.data} />
      ) : null}
    </>
  )
}

function Order({ order, talk }: OrderPageProps & { readonly order: OrderInfo }): ReactNode {
  const subject = disputeSubject(order)
  // Arbiters read the conversation on the case page.
  const talks = order.role !== 'staff'
  return (
    <div className={talks ? 'order-page has-talk' : 'order-page'}>
      <div className="order-main">
        <OrderHead order={order} />
        {order.newerShipment && order.role === 'buyer' ? (
          <Note tone="neutral">
            <Trans>
              The seller has published a newer shipment text. You bought the version shown under “Shipment”.
            </Trans>
          </Note>
        ) : null}
        <Sheet>
          <SheetBody>
            <OrderRail order={order} />
          </SheetBody>
          <OrderClock order={order} />
          <OrderNext order={order} />
        </Sheet>
        <div className="order-columns">
          <div className="order-column">
            <ProposalSheet subject={subject} />
            {order.allowedEvents.length === 0 || order.status !== 'open' ? null : <OrderActions order={order} />}
            {order.status === 'open' || order.role === 'staff' ? null : (
              <ReviewBox orderId={order.id} role={order.role} />
            )}
            <OrderTimeline order={order} />
          </div>
          <div className="order-column">
            {hasDispute(subject) ? <DisputeSheet subject={subject} /> : null}
            <OrderFacts order={order} />
            <DossierSheet subject={subject} />
          </div>
        </div>
      </div>
      {talks ? (
        <Sheet className="order-talk" id={TALK}>
          <SheetHead
            title={
              order.role === 'seller' ? (
                <Trans>Chat with buyer {order.buyer.uid}</Trans>
              ) : (
                <Trans>Chat with seller {order.seller.uid}</Trans>
              )
            }
          />
          {talk(order.chatId)}
        </Sheet>
      ) : null}
    </div>
  )
}

function OrderHead({ order }: { readonly order: OrderInfo }): ReactNode {
  const { t } = useLingui()
  const selling = order.role === 'seller'
  return (
    <>
      <Breadcrumb label={t`Where you are`}>
        {selling ? (
          <Link to="/personal/sellOrderList">
            <Trans>Sold</Trans>
          </Link>
        ) : (
          <Link to="/personal/buyOrderList">
            <Trans>Bought</Trans>
          </Link>
        )}
        <span className="num">{order.id}</span>
      </Breadcrumb>
      <div className="order-head">
        <Cover
          title={order.title}
          about={order.about}
          fileId={order.coverFileId}
          shape="thumb"
          className="order-head-cover"
        />
        <div className="order-head-text">
          <h1>{order.title}</h1>
          <p className="text-13 text-ink-2">
            {selling ? (
              <Trans>
                Order {order.id} · {order.volume} × <Usd of={order.price} /> · buyer {order.buyer.uid}
              </Trans>
            ) : (
              <Trans>
                Order {order.id} · {order.volume} × <Usd of={order.price} /> · seller {order.seller.uid}
              </Trans>
            )}
          </p>
        </div>
        <div className="order-head-end">
          <OrderBadge order={order} />
          {order.role === 'staff' ? null : (
            <Button asChild size="s">
              <Link to="/personal/goodsOrderPanel" search={{ id: order.id }} hash={TALK}>
                <Trans context="to the other side">Message</Trans>
              </Link>
            </Button>
          )}
          <Button asChild size="s">
            <Link to="/goodsSnap" search={{ order_id: order.id }}>
              <Trans>Goods as bought</Trans>
            </Link>
          </Button>
          <Button asChild size="s">
            <Link to="/goodsShipment" search={{ order_id: order.id }}>
              <Trans>Shipment</Trans>
            </Link>
          </Button>
        </div>
      </div>
    </>
  )
}
