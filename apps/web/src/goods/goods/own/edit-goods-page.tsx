import { Note } from '@jindu/ui/primitives/note'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { TabNav } from '@jindu/ui/primitives/tabs'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { PageTitle } from '../../../shared/page/page-title.tsx'
import { TabLink } from '../../../shared/page/tab-link.tsx'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { StockSheet } from '../../stock/index.ts'
import { EditInfo } from './edit-info.tsx'
import { EditPricing } from './edit-pricing.tsx'
import { EditShipment } from './edit-shipment.tsx'

const route = getRouteApi('/personal/editGoods')

/** Information, after-sales or prices of goods; each saving of the first two makes a new version, orders keep theirs. */
export function EditGoodsPage(): ReactNode {
  const { t } = useLingui()
  const { id } = route.useLoaderData()
  const { type = 'INFO' } = route.useSearch()
  const labels = { INFO: t`Information`, SHIPMENTS: t`After-sales`, PRICES: t`Prices` }
  return (
    <>
      <PageTitle
        end={
          <span className="flex flex-wrap items-center gap-x-4">
            <Link to="/personal/releaseGoods" search={{ id }} className="link">
              <Trans>Publish similar goods</Trans>
            </Link>
            <Link to="/goodsDetails" search={{ id }} className="link">
              <Trans>See the goods</Trans>
            </Link>
          </span>
        }
      >
        <Trans>Edit goods</Trans>
      </PageTitle>
      <TabNav label={t`What to edit`} className="mb-5">
        {(['INFO', 'SHIPMENTS', 'PRICES'] as const).map((part) => (
          <TabLink
            key={part}
            to="/personal/editGoods"
            search={{ id, type: part }}
            chosen={type === part}
            label={labels[part]}
          />
        ))}
      </TabNav>
      <div className="max-w-[820px]">
        <Note className="mb-4">
          {type === 'PRICES' ? (
            <Trans>Prices change at once. Orders keep the price they were bought at.</Trans>
          ) : (
            <Trans>Saving makes a new version. Orders keep the version they were bought with.</Trans>
          )}
        </Note>
        {type === 'INFO' ? (
          <Info key={id} id={id} />
        ) : type === 'PRICES' ? (
          <Pricing key={id} id={id} />
        ) : (
          <Shipment key={id} id={id} />
        )}
      </div>
    </>
  )
}

/** The editor takes the server's text once; refetches must not overwrite what is being typed. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always', refetchOnWindowFocus: false } as const

function Info({ id }: { id: number }): ReactNode {
  const { q } = useApi()
  const { data, error, refetch, isFetchedAfterMount } = useQuery({ ...q.goods.ownInfo.queryOptions({ id }), ...ONCE })
  if (error !== null) return <FailureNote error={error} retry={() => void refetch()} />
  return data === undefined || !isFetchedAfterMount ? <Waiting /> : <EditInfo goods={data} />
}

function Pricing({ id }: { id: number }): ReactNode {
  const { q } = useApi()
  const reading = useQuery({ ...q.goods.pricing.get.queryOptions({ id }), ...ONCE })
  const { data, error, refetch, isFetchedAfterMount } = reading
  if (error !== null) return <FailureNote error={error} retry={() => void refetch()} />
  return data === undefined || !isFetchedAfterMount ? <Waiting /> : <EditPricing goods={data} />
}

function Shipment({ id }: { id: number }): ReactNode {
  const { q } = useApi()
  const reading = useQuery({ ...q.goods.ownShipment.queryOptions({ id }), ...ONCE })
  const { data, error, refetch, isFetchedAfterMount } = reading
  if (error !== null) return <FailureNote error={error} retry={() => void refetch()} />
  return data === undefined || !isFetchedAfterMount ? <Waiting /> : <ShipmentAndStock goods={data} />
}

/** The text makes versions when it is saved; the stock changes at once. */
function ShipmentAndStock({ goods }: { goods: ApiOutputs['goods']['ownShipment'] }): ReactNode {
  return (
    <div className="grid gap-5">
      <EditShipment goods={goods} />
      <StockSheet goodsId={goods.id} />
    </div>
  )
}

function Waiting(): ReactNode {
  const { t } = useLingui()
  return (
    <Loading label={t`The text is loading`} slowText={<Trans>Still waiting for the text.</Trans>}>
      <Skeleton className="block h-96 w-full rounded-3" />
    </Loading>
  )
}
