import { Breadcrumb } from '@jindu/ui/primitives/breadcrumb'
import { Sheet, SheetBody } from '@jindu/ui/primitives/sheet'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isMissing, readFailure } from '../../shared/errors/failure.ts'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { Missing } from '../../shared/page/page-missing.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'
import { DisputeSheet, DossierSheet, hasDispute, isReturnAsked, ProposalSheet } from '../../trust/disputes/index.ts'
import { useSeenSteps } from '../../records/messages/index.ts'
import { disputeSubject } from './dispute-subject.ts'
import { knownOrder } from './known-order.ts'
import { OtcActions } from './otc-actions.tsx'
import { OtcBadge } from './otc-badge.tsx'
import { OtcClock } from './otc-clock.tsx'
import { OtcFacts } from './otc-facts.tsx'
import { OtcPayees } from './otc-payees.tsx'
import { OtcRatings } from './otc-ratings.tsx'
import { OtcRail } from './otc-rail.tsx'
import { OtcTimeline } from './otc-timeline.tsx'
import { OtcStrip } from './otc-strip.tsx'
import { OtcTalk } from './otc-talk.tsx'
import { amountText, type OtcOrder } from './order.ts'
import { ReturnSheet } from './return-sheet.tsx'

const route = getRouteApi('/_main/otcOrderPanel')

/** One fiat order: place of the coin, running time, and the reader's actions. */
export function OtcOrderPage(): ReactNode {
  const address = route.useSearch()
  const known = knownOrder(address)
  return known === null ? <NamedOrder id={address.orderID} /> : <KnownOrder known={known} />
}

interface KnownOrderProps {
  readonly known: NonNullable<ReturnType<typeof knownOrder>>
}

/** Redirects a URL with an offer or conversation to its order. */
function KnownOrder({ known }: KnownOrderProps): ReactNode {
  const address = route.useSearch()
  const { q } = useApi()
  const found = useQuery(q.otcOrders.find.queryOptions(known))
  if (found.data === undefined) {
    if (!found.isError) return <OtcOrderSkeleton />
    return <FailureNote error={found.error} retry={() => void found.refetch()} />
  }
  const { id } = found.data
  if (id === null) return <NoSuchOrder />
  return <Navigate to="/otcOrderPanel" search={{ ...address, orderID: id }} replace />
}

function NamedOrder({ id }: { readonly id: number | undefined }): ReactNode {
  const { q } = useApi()
  const order = useQuery({ ...q.otcOrders.info.queryOptions({ id: id ?? 0 }), enabled: id !== undefined })
  useSeenSteps({ kind: 'otcOrder', id: id ?? 0 }, order.dataUpdatedAt)
  if (id === undefined || isMissing(readFailure(order.error))) return <NoSuchOrder />
  if (order.data === undefined) {
    if (!order.isError) return <OtcOrderSkeleton />
    return (
      <FailureNote
        error={order.error}
        money={<Trans>Nothing about the coin of this order was changed.</Trans>}
        retry={() => void order.refetch()}
      />
    )
  }
  // Keyed by order: a revealed account or typed text must never appear on the next order.
  return <Order key={id} order={order.data} />
}

function Order({ order }: { readonly order: OtcOrder }): ReactNode {
  const { t } = useLingui()
  const sum = amountText(order.amount)
  const subject = disputeSubject(order)
  return (
    <div className={order.chatId === null ? 'otc-order otc-columns' : 'otc-order otc-columns has-talk'}>
      <div className="otc-main">
        <Breadcrumb label={t`Where you are`}>
          <Link to="/personal/otcManage" search={{ tab: 'myOtcOrder' }}>
            <Trans>Fiat orders</Trans>
          </Link>
          <span className="num">{order.id}</span>
        </Breadcrumb>
        <div className="otc-order-head">
          <h1>
            {order.role === 'buyer' ? (
              <Trans>
                Buy {sum} from {order.sellerUid}
              </Trans>
            ) : order.role === 'seller' ? (
              <Trans>
                Sell {sum} to {order.buyerUid}
              </Trans>
            ) : (
              <Trans>
                {sum} from {order.sellerUid} to {order.buyerUid}
              </Trans>
            )}
          </h1>
          <OtcBadge order={order} />
        </div>
        <OtcStrip order={order} />
        <Sheet>
          <OtcClock order={order} />
          <SheetBody>
            <OtcRail order={order} />
          </SheetBody>
        </Sheet>
      </div>
      <div className="otc-part is-payment">
        {isReturnAsked(order.dispute.proposal) ? <ReturnSheet order={order} /> : <ProposalSheet subject={subject} />}
        <OtcPayees order={order} />
      </div>
      <div className="otc-part is-facts">
        {hasDispute(subject) ? <DisputeSheet subject={subject} /> : null}
        <OtcFacts order={order} />
      </div>
      <OtcTalk order={order} />
      <div className="otc-part is-steps">
        {order.status === 'open' ? <OtcActions order={order} /> : null}
        <TradeAgain order={order} />
        <OtcRatings order={order} />
        <OtcTimeline order={order} />
      </div>
      <div className="otc-part is-dossier">
        <DossierSheet subject={subject} />
      </div>
    </div>
  )
}

/** After the end: what the other side offers now on the reader's side of the market. */
function TradeAgain({ order: { status, role, amount, buyerUid, sellerUid } }: { readonly order: OtcOrder }): ReactNode {
  if (status === 'open' || role === 'staff') return null
  const other = role === 'buyer' ? sellerUid : buyerUid
  const side = role === 'buyer' ? 'buy' : 'sell'
  return (
    <Link to="/otc" search={{ side, currency: amount.asset, trader: other }} className="btn line justify-self-start">
      <Trans>Trade again with {other}</Trans>
    </Link>
  )
}

function NoSuchOrder(): ReactNode {
  return (
    <Missing
      title={<Trans>You have no such fiat order</Trans>}
      why={<Trans>It belongs to another account, or the link is not complete.</Trans>}
    >
      <Link to="/personal/otcManage" search={{ tab: 'myOtcOrder' }} className="btn ink">
        <Trans>Fiat orders</Trans>
      </Link>
      <Link to="/otc" className="btn line">
        <Trans>To the market</Trans>
      </Link>
    </Missing>
  )
}

export function OtcOrderSkeleton(): ReactNode {
  const { t } = useLingui()
  return (
    <Loading label={t`Reading the order`} slowText={<Trans>Still waiting for the order.</Trans>}>
      <div className="otc-order">
        <Skeleton className="h-8 w-2/5" />
        <Skeleton className="block h-56" />
        <Skeleton className="block h-40" />
      </div>
    </Loading>
  )
}
