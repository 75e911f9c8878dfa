import { Breadcrumb } from '@jindu/ui/primitives/breadcrumb'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { TabNav } from '@jindu/ui/primitives/tabs'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isMissing, readFailure } from '../../../shared/errors/failure.ts'
import { Usd } from '../../../shared/format/amount.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { PageTitle } from '../../../shared/page/page-title.tsx'
import { TabLink } from '../../../shared/page/tab-link.tsx'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { DeliveredPictures, OrderDelivery } from '../../stock/index.ts'
import { RichText } from '../../../shared/rich-text/index.ts'
import { OrderMissing } from '../order/order-missing.tsx'

type Bought = ApiOutputs['goodsOrders']['goods']

export interface BoughtGoodsPageProps {
  readonly orderId: number | undefined
  readonly tab: 'info' | 'shipment'
}

/** Goods as they were when bought, and the delivery (marketplace.md §2 "Ordered-goods detail"). */
export function BoughtGoodsPage({ orderId, tab }: BoughtGoodsPageProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const goods = useQuery({ ...q.goodsOrders.goods.queryOptions({ id: orderId ?? 0 }), enabled: orderId !== undefined })
  if (orderId === undefined || isMissing(readFailure(goods.error))) return <OrderMissing />
  if (goods.data === undefined) {
    if (goods.isError) return <FailureNote error={goods.error} retry={() => void goods.refetch()} />
    return (
      <Loading label={t`Reading what was bought`} slowText={t`Still waiting for the goods of this order.`}>
        <div className="grid gap-4">
          <Skeleton className="h-7 w-2/5" />
          <Skeleton className="h-64 w-full" />
        </div>
      </Loading>
    )
  }
  return <Goods goods={goods.data} tab={tab} />
}

function Goods({ goods, tab }: { readonly goods: Bought; readonly tab: 'info' | 'shipment' }): ReactNode {
  const { t } = useLingui()
  const search = { order_id: goods.orderId }
  return (
    <div className="grid gap-5">
      <Breadcrumb label={t`Where you are`}>
        <Link to="/personal/goodsOrderPanel" search={{ id: goods.orderId }}>
          <Trans>Order {goods.orderId}</Trans>
        </Link>
        <span>{tab === 'info' ? <Trans>Goods as bought</Trans> : <Trans>Shipment</Trans>}</span>
      </Breadcrumb>
      <div>
        <PageTitle end={<Price of={goods} />}>{goods.title}</PageTitle>
        <p className="bought-goods-meta">
          {goods.role === 'seller' ? (
            <Trans>
              {goods.category.title} · buyer {goods.buyerUid} · bought <Moment at={goods.boughtAt} />
            </Trans>
          ) : (
            <Trans>
              {goods.category.title} · seller {goods.sellerUid} · bought <Moment at={goods.boughtAt} />
            </Trans>
          )}
        </p>
      </div>
      <TabNav label={t`What was bought`}>
        <TabLink to="/goodsSnap" search={search} label={t`Goods info`} />
        <TabLink to="/goodsShipment" search={search} label={t`Shipment info`} />
      </TabNav>
      {tab === 'info' ? (
        <>
          <h2 className="sr-only">
            <Trans>Goods info</Trans>
          </h2>
          <DeliveredPictures ids={goods.attach} />
          <RichText html={goods.contentsHtml} />
        </>
      ) : (
        <OrderDelivery goods={goods} />
      )}
    </div>
  )
}

function Price({ of: { volume, price } }: { readonly of: Bought }): ReactNode {
  return (
    <span className="num">
      {volume === 1 ? null : `${volume} × `}
      <Usd of={price} strong />
    </span>
  )
}
