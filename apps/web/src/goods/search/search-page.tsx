import { ErrorState } from '@jindu/ui/patterns/error-state'
import { Button } from '@jindu/ui/primitives/button'
import { groupThousands } from '@jindu/domain/money'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { lazyPart } from '../../shared/parts/lazy-part.tsx'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { useFailureText } from '../../shared/errors/use-failure-text.ts'
import { useAsRendered } from '../../shared/trpc/as-rendered.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import { GoodsGridSkeleton } from '../card/index.ts'
import { CategoryStrip } from '../../shared/ad-strips/category-strip.tsx'
import { SearchBox } from './search-box.tsx'
import { AnsweredQuery } from './answered-query.tsx'
import { SearchBar } from './search-bar.tsx'
import { filtersOf, searchQuery, type SearchAddress } from './search-query.ts'
import { SearchResults } from './search-results.tsx'
import { SearchSide } from './search-side.tsx'
import { useNamed } from './use-named.ts'
import { useView } from './use-view.ts'

const SearchSheet = lazyPart(() => import('./search-sheet.tsx'))

const route = getRouteApi('/_main/search')

/** All goods, narrowed and ordered by the address alone. */
export function SearchPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const address: SearchAddress = route.useSearch()
  const navigate = route.useNavigate()
  const [narrowing, setNarrowing] = useState(false)
  const list = q.goods.list.queryOptions(searchQuery(address))
  const { data, error, refetch, isPlaceholderData } = useAsRendered(
    list.queryKey,
    useQuery({ ...list, placeholderData: keepPreviousData }),
  )
  const refusal = useFailureText(error)
  const named = useNamed(address)
  const go = (next: Partial<SearchAddress>): void => void navigate({ search: (now) => ({ ...now, ...next }) })
  const change = (next: SearchAddress): void => void navigate({ search: next })
  const view = useView(address.view)
  const total = data?.total ?? 0
  const shown = groupThousands(String(total))
  const filters = filtersOf(address)
  return (
    <>
      <PageTitle
        end={
          data === undefined || (total === 0 && named.goods !== null) ? undefined : data.capped ? (
            <Trans>{shown}+ items</Trans>
          ) : (
            <Plural value={total} one="# item" other={`${shown} items`} />
          )
        }
      >
        <Trans>Search goods</Trans>
      </PageTitle>
      <div className="mb-6 max-w-[720px]">
        <SearchBox
          key={address.search ?? ''}
          label={t`Keyword`}
          placeholder={t`Part of a title, or an ID`}
          initial={address.search ?? ''}
          onSearch={(text) => {
            const { search: _search, page: _page, as: _as, further: _further, ...rest } = address
            change(text === '' ? rest : { ...rest, search: text })
          }}
        />
      </div>
      <div className="grid grid-cols-[232px_minmax(0,1fr)] gap-8 max-lg:grid-cols-[208px_minmax(0,1fr)] max-lg:gap-6 phone:grid-cols-1">
        <aside aria-label={t`Filters`} className="phone:hidden">
          <SearchSide address={address} onChange={change} />
        </aside>
        <div className="min-w-0">
          <SearchBar address={address} view={view}>
            <Button
              variant="line"
              aria-haspopup="dialog"
              className="hidden phone:inline-flex"
              onClick={() => setNarrowing(true)}
            >
              <SlidersHorizontal className="ic s" aria-hidden="true" />
              {filters === 0 ? <Trans>Filters</Trans> : <Trans>Filters ({filters})</Trans>}
            </Button>
          </SearchBar>
          {data === undefined ? null : (
            <AnsweredQuery address={address} corrected={data.corrected} meant={data.meant} />
          )}
          {address.id === undefined ? null : (
            <CategoryStrip key={address.id} category={{ id: address.id }} className="mb-4" />
          )}
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
            <GoodsGridSkeleton count={12} />
          ) : (
            <SearchResults address={address} found={data} named={named} view={view} stale={isPlaceholderData} go={go} />
          )}
        </div>
      </div>
      {narrowing ? <SearchSheet address={address} onChange={change} onClose={() => setNarrowing(false)} /> : null}
    </>
  )
}
