import { goodsRules } from '@jindu/domain/rules'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ListPager } from '../../../shared/page/list-pager.tsx'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { GoodsGrid } from '../card/goods-grid.tsx'
import { GoodsTable } from './goods-table.tsx'
import { filtersOf, isUnfiltered, PAGE_SIZES, searchQuery, WHOLE_ADDRESS, type SearchAddress } from './search-query.ts'
import type { GoodsView } from '../../../shared/preferences.ts'

export interface SearchResultsProps {
  readonly address: SearchAddress
  readonly found: ApiOutputs['goods']['list']
  readonly view: GoodsView
  readonly stale: boolean
  readonly go: (next: Partial<SearchAddress>) => void
}

/** A page of what was found, as cards or as a table. */
export function SearchResults({ address, found, view, stale, go }: SearchResultsProps): ReactNode {
  const { page, limit } = searchQuery(address)
  const reachable = Math.min(found.total, goodsRules.search.maximumRows)
  const pages = Math.max(1, Math.ceil(reachable / limit))
  if (found.data.length === 0) return <NothingFound address={address} />
  return (
    <div aria-busy={stale} className="aria-busy:opacity-60">
      <h2 className="sr-only">
        <Trans>Goods found</Trans>
      </h2>
      {view === 'table' ? <GoodsTable goods={found.data} /> : <GoodsGrid goods={found.data} columns={3} inView={3} />}
      {found.capped && page === pages ? (
        <p className="mt-6 text-ink-2">
          <MoreToFind address={address} isFull={found.total >= goodsRules.search.maximumRows} />
        </p>
      ) : null}
      <ListPager
        className="mt-6 px-0!"
        page={page}
        limit={limit}
        total={reachable}
        onPage={(next) => go({ page: next })}
        sizes={{ choices: PAGE_SIZES, onChange: (chosen) => go({ limit: chosen, page: 1 }) }}
      />
    </div>
  )
}

/** Below an answer that is not known to be all: the way to the rest of it. */
function MoreToFind({ address, isFull }: { readonly address: SearchAddress; readonly isFull: boolean }): ReactNode {
  if (isFull || address.search === undefined || address.further === 1) {
    return <Trans>These are the best of more. Narrow the list to see the others.</Trans>
  }
  const { page: _page, ...rest } = address
  return (
    <Trans>
      There may be more.{' '}
      <Link to="/search" activeOptions={WHOLE_ADDRESS} search={{ ...rest, further: 1 }} className="link">
        Look further
      </Link>
    </Trans>
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
