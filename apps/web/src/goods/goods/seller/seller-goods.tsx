import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { ListPager } from '../../../shared/page/list-pager.tsx'
import { useAsRendered } from '../../../shared/trpc/as-rendered.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { CategoryChoice, GoodsGrid, GoodsGridSkeleton, SortChoice } from '../../card/index.ts'
import { SELLER_SORTS } from './seller-address.ts'
import { SELLER_PAGE_SIZE, sellerGoods } from './seller-reads.ts'

const route = getRouteApi('/_main/sellerDetails')

/** A seller's goods, sorted and filtered by the URL. */
export function SellerGoods({ uid }: { readonly uid: number }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const address = route.useSearch()
  const { page = 1, sort = 2, category } = address
  const navigate = route.useNavigate()
  const list = q.goods.list.queryOptions(sellerGoods(uid, address))
  const { data, error, refetch, isPlaceholderData } = useAsRendered(
    list.queryKey,
    useQuery({ ...list, placeholderData: keepPreviousData }),
  )
  const words: Record<(typeof SELLER_SORTS)[number], string> = {
    0: t`Latest released`,
    1: t`Most sold`,
    2: t`Latest updated`,
    4: t`Hot`,
  }
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <SortChoice
          value={sort}
          options={SELLER_SORTS.map((each) => [each, words[each]] as const)}
          renderLink={(each, label, name) => (
            <Link
              from="/sellerDetails"
              search={({ page: _page, ...now }) => ({ ...now, sort: each })}
              resetScroll={false}
              aria-current={each === sort ? 'true' : undefined}
              aria-label={name}
              title={name}
            >
              {label}
            </Link>
          )}
          onChoose={(each) =>
            void navigate({ search: ({ page: _page, ...now }) => ({ ...now, sort: each }), resetScroll: false })
          }
        />
        <CategoryChoice
          category={category}
          onChange={(id) =>
            void navigate({
              search: ({ page: _page, category: _category, ...now }) =>
                id === undefined ? now : { ...now, category: id },
              resetScroll: false,
            })
          }
        />
      </div>
      {error !== null ? (
        <FailureNote error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <GoodsGridSkeleton count={4} />
      ) : data.total === 0 ? (
        <NothingForSale filtered={category !== undefined} uid={uid} />
      ) : (
        <div aria-busy={isPlaceholderData} className="aria-busy:opacity-60">
          <GoodsGrid goods={data.data} />
        </div>
      )}
      <ListPager
        className="mt-6 px-0!"
        page={page}
        limit={SELLER_PAGE_SIZE}
        total={data?.total ?? 0}
        onPage={(next) => void navigate({ search: (now) => ({ ...now, page: next }) })}
      />
    </>
  )
}

function NothingForSale({ filtered, uid }: { readonly filtered: boolean; readonly uid: number }): ReactNode {
  if (!filtered) {
    return (
      <EmptyState headingLevel={2} title={<Trans>Nothing is for sale here now</Trans>}>
        <Trans>What this seller publishes appears here.</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      headingLevel={2}
      title={<Trans>This seller has nothing in this category</Trans>}
      action={
        <Link to="/sellerDetails" search={{ id: uid }} className="btn line">
          <Trans>All categories</Trans>
        </Link>
      }
    />
  )
}
