import { rules } from '@jindu/domain/rules'
import { DataPager } from '@jindu/ui/patterns/data-pager'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { GoodsGrid } from '../card/goods-grid.tsx'
import { GoodsTable } from './goods-table.tsx'
import { filtersOf, isUnfiltered, PAGE_SIZES, searchQuery, type SearchAddress } from './search-query.ts'
import type { View } from './use-view.ts'

export interface SearchResultsProps {
  readonly address: SearchAddress
  readonly found: ApiOutputs['goods']['list']
  readonly view: View
  readonly stale: boolean
  readonly go: (next: Partial<SearchAddress>) => void
}

/** A page of what was found, as cards or as a table. */
export function SearchResults({ address, found, view, stale, go }: SearchResultsProps): ReactNode {
  const { t } = useLingui()
  const { page, limit } = searchQuery(address)
  const pages = Math.max(1, Math.ceil(Math.min(found.total, rules.goods.search.maximumRows) / limit))
  if (found.data.length === 0) return <NothingFound address={address} />
  return (
    <div aria-busy={stale} className="aria-busy:opacity-60">
      <h2 className="sr-only">
        <Trans>Goods found</Trans>
      </h2>
      {view === 'table' ? <GoodsTable goods={found.data} /> : <GoodsGrid goods={found.data} columns={3} />}
      <DataPager
        className="mt-6 px-0!"
        summary={
          found.capped && page === pages && page > 1 ? (
            <Trans>These are the best of more. Narrow the list to see the others.</Trans>
          ) : (
            <Trans>
              Page {page} of {pages}
            </Trans>
          )
        }
        page={page}
        pageCount={pages}
        onPage={(next) => go({ page: next })}
        labels={{ nav: t`Pages`, previous: t`Previous`, next: t({ message: 'Next', context: 'page' }) }}
        size={{
          label: t`A page`,
          choices: PAGE_SIZES,
          value: limit,
          onChange: (size) => {
            const chosen = PAGE_SIZES.find((choice) => choice === size)
            if (chosen !== undefined) go({ limit: chosen, page: 1 })
          },
        }}
      />
    </div>
  )
}

function NothingFound({ address }: { readonly address: SearchAddress }): ReactNode {
  if (isUnfiltered(address)) {
    return (
      <EmptyState headingLevel={2} title={<Trans>No goods are for sale yet</Trans>}>
        <Trans>What sellers publish appears here, the latest first.</Trans>
      </EmptyState>
    )
  }
  const { search, as: _as, page: _page } = address
  const narrowed = filtersOf(address) > 0 && search !== undefined
  return (
    <EmptyState
      headingLevel={2}
      title={<Trans>Nothing matches this search</Trans>}
      action={
        <>
          {narrowed ? (
            <Link to="/search" search={{ search }} className="btn ink">
              <Trans>Search without filters</Trans>
            </Link>
          ) : null}
          <Link to="/search" className={narrowed ? 'btn line' : 'btn ink'}>
            <Trans>Show all goods</Trans>
          </Link>
        </>
      }
    >
      {narrowed ? (
        <Trans>
          Goods that have these words and fit every filter appear here. Take a filter away, or try fewer words.
        </Trans>
      ) : (
        <Trans>
          Goods that fit appear here. Try fewer or shorter words, in the language the seller writes, or an id.
        </Trans>
      )}
    </EmptyState>
  )
}
