import { goodsRules } from '@jindu/domain/rules'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ListPager } from '../../shared/page/list-pager.tsx'
import { lazyPart } from '../../shared/parts/lazy-part.tsx'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { GoodsGrid, GoodsGridSkeleton } from '../card/index.ts'
import { NamedCategories } from './named-categories.tsx'
import { NamedGoods } from './named-goods.tsx'
import { PAGE_SIZES, searchQuery, WHOLE_ADDRESS, type SearchAddress } from './search-query.ts'
import type { GoodsView } from '../../shared/preferences.ts'
import type { Named } from './use-named.ts'

// Most searches find something and show cards, and this page is near its limit of weight.
const GoodsTable = lazyPart(async () => ({ default: (await import('./goods-table.tsx')).GoodsTable }))
const NothingFound = lazyPart(async () => ({ default: (await import('./nothing-found.tsx')).NothingFound }))

export interface SearchResultsProps {
  readonly address: SearchAddress
  readonly found: ApiOutputs['goods']['list']
  readonly named: Named
  readonly view: GoodsView
  readonly stale: boolean
  readonly go: (next: Partial<SearchAddress>) => void
}

/** A page of results, as cards or as a table. */
export function SearchResults({ address, found, named, view, stale, go }: SearchResultsProps): ReactNode {
  const { page, limit } = searchQuery(address)
  const reachable = Math.min(found.total, goodsRules.search.maximumRows)
  const pages = Math.max(1, Math.ceil(reachable / limit))
  const others = found.data.length > 0
  const whole = named.categories.filter((category) => category.whole)
  // An address beyond the last page, which the pager leads back to.
  const isBeyond = !others && reachable > 0
  if (!others && !isBeyond && named.goods === null)
    return <NothingFound address={address} categories={named.categories} capped={found.capped} />
  return (
    <div aria-busy={stale} className="aria-busy:opacity-60">
      {whole.length === 0 ? null : <NamedCategories address={address} categories={whole} />}
      {named.goods === null ? null : (
        <NamedGoods goods={named.goods} others={found.corrected === null ? others : null} />
      )}
      {others ? <FoundGoods found={found} view={view} /> : isBeyond ? <GoodsGridSkeleton count={limit} /> : null}
      {found.capped && page === pages ? (
        <p className="mt-6 text-ink-2">
          <MoreToFind address={address} isFull={found.total >= goodsRules.search.maximumRows} />
        </p>
      ) : null}
      {others || isBeyond ? (
        <ListPager
          className="mt-6 px-0!"
          page={page}
          limit={limit}
          total={reachable}
          onPage={(next) => go({ page: next })}
          sizes={{ choices: PAGE_SIZES, onChange: (chosen) => go({ limit: chosen, page: 1 }) }}
        />
      ) : null}
    </div>
  )
}

function FoundGoods({ found, view }: Pick<SearchResultsProps, 'found' | 'view'>): ReactNode {
  return (
    <>
      <h2 className="sr-only">
        <Trans>Goods found</Trans>
      </h2>
      {view === 'table' ? <GoodsTable goods={found.data} /> : <GoodsGrid goods={found.data} inView={4} />}
    </>
  )
}

/** Below an answer that is not known to be all: the way to the rest of it. */
function MoreToFind({ address, isFull }: { readonly address: SearchAddress; readonly isFull: boolean }): ReactNode {
  if (isFull || address.search === undefined || address.further === 1) {
    return <Trans>These are the best of more. Filter the list to see the others.</Trans>
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
