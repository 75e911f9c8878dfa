import { Breadcrumb } from '@jindu/ui/primitives/breadcrumb'
import { Button } from '@jindu/ui/primitives/button'
import { Sheet, SheetBody } from '@jindu/ui/primitives/sheet'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isMissing, readFailure } from '../../../shared/errors/failure.ts'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { Missing } from '../../../shared/page/page-missing.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { DeliveryOpenings } from '../../delivery/index.ts'
import { DossierSheet, ProposalSheet, RulingNote } from '../../disputes/index.ts'
import { OrderBadge, OrderClock, OrderFacts, OrderRail, OrderTimeline } from '../../goods-orders/index.ts'
import { CaseEntries } from './case-entries.tsx'
import type { CaseInfo } from './case-info.ts'
import { CaseSides } from './case-sides.tsx'
import { RulingForm } from './ruling-form.tsx'
import { SecondForm } from './second-form.tsx'

const route = getRouteApi('/staff/cases/$id')

/** One case: what was paid and agreed, what both sides say, and the ruling. */
export function CasePage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const id = Number(route.useParams().id)
  const found = useQuery(q.goodsOrders.case.queryOptions({ id }))
  if (found.data !== undefined) return <Case of={found.data} />
  if (isMissing(readFailure(found.error))) {
    return (
      <Missing title={<Trans>There is no such case</Trans>}>
        <Link to="/staff/cases" className="btn ink">
          <Trans>Disputes</Trans>
        </Link>
      </Missing>
    )
  }
  if (found.isError) {
    return (
      <FailureNote error={found.error} money={<Trans>No money was moved.</Trans>} retry={() => void found.refetch()} />
    )
  }
  return (
    <Loading label={t`Reading the case`} slowText={t`Still waiting for the case. No money was moved.`}>
      <div className="grid gap-5">
        <Skeleton className="h-7 w-2/5" />
        <Skeleton className="h-64 w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    </Loading>
  )
}

function Case({ of }: { readonly of: CaseInfo }): ReactNode {
  const { order, entries } = of
  const { pendingRuling, ruling } = order.dispute
  return (
    <div className="order-page">
      <CaseHead of={of} />
      <Sheet>
        <SheetBody>
          <OrderRail order={order} />
        </SheetBody>
        <OrderClock order={order} />
        {ruling === null ? null : (
          <SheetBody>
            <RulingNote order={order} />
          </SheetBody>
        )}
      </Sheet>
      <div className="case-columns">
        <div className="grid gap-5">
          <CaseSides order={order} />
          <ProposalSheet order={order} />
          {order.status !== 'open' ? null : pendingRuling === null ? (
            <RulingForm order={order} />
          ) : (
            <SecondForm order={order} ruling={pendingRuling.ruling} />
          )}
        </div>
        <div className="grid gap-5">
          <OrderFacts order={order} />
          <DeliveryOpenings orderId={order.id} />
          <OrderTimeline order={order} />
          <CaseEntries entries={entries} />
          <DossierSheet orderId={order.id} chain={of.dossier} />
        </div>
      </div>
    </div>
  )
}

function CaseHead({ of: { order } }: { readonly of: CaseInfo }): ReactNode {
  const { t } = useLingui()
  const search = { order_id: order.id }
  return (
    <>
      <Breadcrumb label={t`Where you are`}>
        <Link to="/staff/cases">
          <Trans>Disputes</Trans>
        </Link>
        <span className="num">{order.id}</span>
      </Breadcrumb>
      <div className="order-head">
        <div className="order-head-text">
          <h1>
            <Trans>Case {order.id}</Trans>
          </h1>
          <p className="text-13 text-ink-2">{order.title}</p>
        </div>
        <div className="order-head-end">
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
        </div>
      </div>
    </>
  )
}
