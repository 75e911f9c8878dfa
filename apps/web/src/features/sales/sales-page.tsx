import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { SegmentedNav } from '@jindu/ui/primitives/segmented'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'
import { GoodsPicker } from './goods-picker.tsx'
import { SalesCharts } from './sales-charts.tsx'
import { SalesFigures } from './sales-figures.tsx'
import { RANGES, type Range, type Sales } from './sales-search.ts'
import { CoinTable, TopGoods } from './sales-tables.tsx'

const route = getRouteApi('/personal/sales')

/** How the reader's goods sold over time. */
export function SalesPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { range = '30d', goods } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, refetch } = useQuery({
    ...q.sales.overview.queryOptions({ range, ...(goods === undefined ? {} : { goodsId: goods }) }),
    placeholderData: keepPreviousData,
  })
  const words: Record<Range, string> = { '7d': t`7 days`, '30d': t`30 days`, '90d': t`90 days`, '1y': t`1 year` }
  return (
    <>
      <PageTitle
        end={
          <Link to="/personal/sellOrderList" className="link">
            <Trans>Orders of your goods</Trans>
          </Link>
        }
      >
        <Trans>Sales</Trans>
      </PageTitle>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 phone:flex-col phone:items-stretch">
        <SegmentedNav label={t`Range`}>
          {RANGES.map((each) => (
            <Link
              key={each}
              to="/personal/sales"
              search={(now) => ({ ...now, range: each })}
              aria-current={each === range ? 'page' : undefined}
              className="phone:flex-1 phone:justify-center"
            >
              {words[each]}
            </Link>
          ))}
        </SegmentedNav>
        <GoodsPicker
          chosen={goods}
          named={data?.goods ?? null}
          onChoose={(id) => void navigate({ search: id === undefined ? { range } : { range, goods: id } })}
        />
        <p className="ml-auto text-13 text-ink-3 phone:ml-0">
          <Trans>By the day an order was paid. A day begins at 00:00 UTC.</Trans>
        </p>
      </div>
      {error !== null ? (
        <FailureNote
          error={error}
          money={<Trans>The money of your orders is not affected.</Trans>}
          retry={() => void refetch()}
        />
      ) : data === undefined ? (
        <SalesSkeleton />
      ) : data.total.orders === 0 && data.total.views === 0 ? (
        <NoSales />
      ) : (
        <Figures sales={data} range={range} />
      )}
    </>
  )
}

function Figures({ sales, range }: { readonly sales: Sales; readonly range: Range }): ReactNode {
  return (
    <>
      <SalesFigures total={sales.total} />
      <SalesCharts sales={sales} />
      {sales.coins.length === 0 ? null : (
        <div className="mt-6 grid gap-6 phone:mt-4 phone:gap-4">
          <CoinTable coins={sales.coins} />
          <TopGoods top={sales.top} range={range} />
        </div>
      )}
    </>
  )
}

function NoSales(): ReactNode {
  return (
    <div className="sheet">
      <EmptyState
        headingLevel={2}
        title={<Trans>Nobody has looked or bought in this time</Trans>}
        action={
          <Link to="/personal/myGoods" className="btn ink">
            <Trans>My goods</Trans>
          </Link>
        }
      >
        <Trans>Orders, revenue, conversion and disputes of your goods are drawn here, day by day.</Trans>
      </EmptyState>
    </div>
  )
}

function SalesSkeleton(): ReactNode {
  const { t } = useLingui()
  return (
    <Loading label={t`The figures are loading`} slowText={<Trans>Still waiting for the server's answer.</Trans>}>
      <Skeleton className="block h-28 w-full rounded-3" />
      <div className="mt-6 grid grid-cols-2 gap-6 phone:grid-cols-1 phone:gap-4">
        {[0, 1, 2, 3].map((chart) => (
          <Skeleton key={chart} className="block h-72 w-full rounded-3" />
        ))}
      </div>
    </Loading>
  )
}
