import { DataPager } from '@jindu/ui/patterns/data-pager'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { ErrorState } from '@jindu/ui/patterns/error-state'
import { Button } from '@jindu/ui/primitives/button'
import { SegmentedNav } from '@jindu/ui/primitives/segmented'
import { groupThousands } from '@jindu/domain/money'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { LayoutGrid, List } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageTitle } from '../../../shared/page/page-title.tsx'
import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { GoodsGrid, GoodsGridSkeleton } from '../card/goods-grid.tsx'
import { GoodsTable } from './goods-table.tsx'
import { SearchFilters } from './search-filters.tsx'
import { isUnfiltered, PAGE_SIZES, searchQuery, type SearchAddress } from './search-query.ts'

const route = getRouteApi('/_main/search')

/** All goods, narrowed and ordered by the address alone. */
export function SearchPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const address: SearchAddress = route.useSearch()
  const navigate = route.useNavigate()
  const query = searchQuery(address)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...q.goods.list.queryOptions(query),
    placeholderData: keepPreviousData,
  })
  const refusal = useFailureText(error)
  const go = (next: Partial<SearchAddress>): void => void navigate({ search: (now) => ({ ...now, ...next }) })
  const sorts = [
    [0, t`Latest released`],
    [2, t`Latest updated`],
    [1, t`Most sold`],
    [4, t`Hot`],
    [3, t`Recommended`],
  ] as const
  const total = data?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / query.limit))
  const shown = groupThousands(String(total))
  return (
    <>
      <PageTitle end={data === undefined ? undefined : <Plural value={total} one="# item" other={`${shown} items`} />}>
        <Trans>Search goods</Trans>
      </PageTitle>
      <SearchFilters address={address} />
      <div className="mt-4 mb-5 flex flex-wrap items-center justify-between gap-3">
        <SegmentedNav label={t`Order of the list`}>
          {sorts.map(([sort, label]) => (
            <Link
              key={sort}
              from="/search"
              search={({ page: _page, ...now }) => ({ ...now, sort })}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={(address.sort ?? 0) === sort ? 'true' : undefined}
            >
              {label}
            </Link>
          ))}
        </SegmentedNav>
        <SegmentedNav label={t`How the list looks`} className="phone:hidden">
          <Link
            from="/search"
            search={({ view: _view, ...now }) => now}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={address.view === undefined ? 'true' : undefined}
          >
            <LayoutGrid className="ic s" aria-hidden="true" />
            <Trans>Cards</Trans>
          </Link>
          <Link
            from="/search"
            search={(now) => ({ ...now, view: 'table' as const })}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={address.view === 'table' ? 'true' : undefined}
          >
            <List className="ic s" aria-hidden="true" />
            <Trans>Table</Trans>
          </Link>
        </SegmentedNav>
      </div>
      {error !== null ? (
        <ErrorState
          headingLevel={2}
          title={<Trans>The goods did not load</Trans>}
          money={<Trans>No money was moved by this.</Trans>}
          action={
            <Button variant="line" size="s" onClick={() => void refetch()}>
              <Trans>Load again</Trans>
            </Button>
          }
        >
          {refusal}
        </ErrorState>
      ) : data === undefined ? (
        <GoodsGridSkeleton count={8} />
      ) : data.data.length === 0 ? (
        <NothingFound filtered={!isUnfiltered(address)} />
      ) : (
        <div aria-busy={isPlaceholderData} className="aria-busy:opacity-60">
          <h2 className="sr-only">
            <Trans>Goods found</Trans>
          </h2>
          {address.view === 'table' ? <GoodsTable goods={data.data} /> : <GoodsGrid goods={data.data} inView={4} />}
          <DataPager
            className="mt-6 px-0!"
            summary={
              <Trans>
                Page {query.page} of {pages}
              </Trans>
            }
            page={query.page}
            pageCount={pages}
            onPage={(page) => go({ page })}
            labels={{ nav: t`Pages`, previous: t`Previous`, next: t({ message: 'Next', context: 'page' }) }}
            size={{
              label: t`A page`,
              choices: PAGE_SIZES,
              value: query.limit,
              onChange: (size) => {
                const limit = PAGE_SIZES.find((choice) => choice === size)
                if (limit !== undefined) go({ limit, page: 1 })
              },
            }}
          />
        </div>
      )}
    </>
  )
}

function NothingFound({ filtered }: { filtered: boolean }): ReactNode {
  if (!filtered) {
    return (
      <EmptyState headingLevel={2} title={<Trans>No goods are for sale yet</Trans>}>
        <Trans>What sellers publish appears here, the latest first.</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      headingLevel={2}
      title={<Trans>Nothing matches this search</Trans>}
      action={
        <Link to="/search" className="btn ink">
          <Trans>Show all goods</Trans>
        </Link>
      }
    >
      <Trans>Goods that fit every filter above appear here. Take one away, or search by fewer characters.</Trans>
    </EmptyState>
  )
}
