import { rules } from '@jindu/domain/rules'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { SegmentedNav } from '@jindu/ui/primitives/segmented'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DayRange } from '../../shared/days/day-range.tsx'
import { NoSuchDays } from '../../shared/days/no-such-days.tsx'
import { ALL_DAYS } from '../../shared/days/span-of-days.ts'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { useDateOptions } from '../../shared/format/use-date-options.ts'
import { search } from '../../shared/search-params/read.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import { ExportSales } from './export-sales.tsx'
import { GoodsPicker } from './goods-picker.tsx'
import { SalesCharts } from './sales-charts.tsx'
import { SalesFigures } from './sales-figures.tsx'
import { RANGES, type Range, type Sales, type SalesSearch } from './sales-search.ts'
import { salesSpan } from './sales-span.ts'
import { CodeTable, CoinTable, TopGoods } from './sales-tables.tsx'

const route = getRouteApi('/personal/sales')

/** How the reader's goods sold over time. */
export function SalesPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const address = route.useSearch()
  const { range = '30d', goods, from, to } = address
  const { now, timeZone } = useDateOptions(3600)
  const hasDays = from !== undefined || to !== undefined
  const navigate = route.useNavigate()
  const { data, error, refetch } = useQuery({
    ...q.sales.overview.queryOptions({
      range,
      ...(goods === undefined ? {} : { goodsId: goods }),
      ...salesSpan(address, now, timeZone),
      timeZone,
    }),
    placeholderData: keepPreviousData,
  })
  const words: Record<Range, string> = { '7d': t`7 days`, '30d': t`30 days`, '90d': t`90 days`, '1y': t`1 year` }
  return (
    <>
      <PageTitle
        end={
          <span className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
            {data === undefined ? null : <ExportSales sales={data} />}
            <Link to="/personal/sellOrderList" className="link">
              <Trans>Orders of your goods</Trans>
            </Link>
          </span>
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
              search={{ range: each, ...(goods === undefined ? {} : { goods }) }}
              aria-current={each === range && !hasDays ? 'page' : undefined}
              className="phone:flex-1 phone:justify-center"
            >
              {words[each]}
            </Link>
          ))}
        </SegmentedNav>
        <GoodsPicker
          chosen={goods}
          named={data?.goods ?? null}
          onChoose={(id) => void navigate({ search: search({ ...address, goods: id }) })}
        />
        <DayRange
          label={t`Custom dates`}
          days={address}
          longest={rules.goods.sales.maximumSpanDays}
          onChange={(days) => void navigate({ search: search({ ...address, ...days }) })}
        />
        <p className="ml-auto text-13 text-ink-3 phone:ml-0">
          {timeZone === 'UTC' ? (
            <Trans>By the day an order was paid. A day begins at 00:00 UTC.</Trans>
          ) : (
            <Trans>
              By the day an order was paid, as your clock has it ({timeZone}). Visitors are counted by the day of UTC.
            </Trans>
          )}
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
        hasDays ? (
          <div className="sheet">
            <NoSuchDays
              headingLevel={2}
              onClear={() => void navigate({ search: search({ ...address, ...ALL_DAYS }) })}
            />
          </div>
        ) : (
          <NoSales />
        )
      ) : (
        <Figures sales={data} address={address} />
      )}
    </>
  )
}

interface FiguresProps {
  readonly sales: Sales
  readonly address: SalesSearch
}

function Figures({ sales, address }: FiguresProps): ReactNode {
  return (
    <>
      <SalesFigures total={sales.total} before={sales.before} />
      <SalesCharts sales={sales} />
      {sales.coins.length === 0 ? null : (
        <div className="mt-6 grid gap-6 phone:mt-4 phone:gap-4">
          <CoinTable coins={sales.coins} />
          <TopGoods top={sales.top} address={address} />
          {sales.codes.length === 0 ? null : <CodeTable codes={sales.codes} />}
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
      <Skeleton className="block h-52 w-full rounded-3" />
      <div className="mt-6 grid grid-cols-2 gap-6 phone:grid-cols-1 phone:gap-4">
        {[0, 1, 2, 3].map((chart) => (
          <Skeleton key={chart} className="block h-72 w-full rounded-3" />
        ))}
      </div>
    </Loading>
  )
}
