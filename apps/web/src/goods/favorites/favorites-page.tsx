import { DataTable } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Sheet } from '@jindu/ui/primitives/sheet'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Moment } from '../../shared/format/moment.tsx'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { ListPager } from '../../shared/page/list-pager.tsx'
import { PageTitle } from '../../shared/page/page-title.tsx'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import { GoodsCell, Price, Rating } from '../card/index.ts'
import { RemoveFavorite, useUndo } from './remove-favorite.tsx'
import { TellBack } from './tell-back.tsx'

const route = getRouteApi('/personal/favorites')

const PAGE_SIZE = 20

type Favorite = ApiOutputs['favorites']['list']['data'][number]

/** The reader's favourite goods. Goods no longer for sale stay in the list but cannot be opened. */
export function FavoritesPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, refetch } = useQuery({
    ...q.favorites.list.queryOptions({ page, limit: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  })
  const undo = useUndo()
  const total = data?.total ?? 0
  return (
    <>
      <PageTitle end={total === 0 ? undefined : <Plural value={total} one="# item" other="# items" />}>
        <Trans>Favourites</Trans>
      </PageTitle>
      {total === 0 ? null : <TellBack />}
      {error === null ? (
        <Sheet>
          <DataTable
            caption={t`Favourites`}
            loadingRows={data === undefined ? 5 : 0}
            rows={data?.data}
            rowKey={(row) => String(row.id)}
            columns={[
              { id: 'goods', header: t`Goods`, render: (row) => <FavoriteGoods favorite={row} /> },
              {
                id: 'price',
                header: t`Price`,
                align: 'end',
                fold: 'beside',
                render: (row) => <Price of={row.goods} />,
              },
              {
                id: 'attentions',
                header: t`Favourites`,
                align: 'end',
                fold: 'hidden',
                render: (row) => row.goods.attentions,
              },
              {
                id: 'since',
                header: t`Saved`,
                align: 'end',
                foldLabel: t`Saved`,
                render: (row) => <Moment at={row.createdAt} as="day" />,
              },
              {
                id: 'do',
                header: t`Actions`,
                align: 'end',
                render: (row) => <RemoveFavorite favorite={row} onUndo={undo} />,
              },
            ]}
            empty={
              <EmptyState
                headingLevel={2}
                title={<Trans>You have not saved any goods yet</Trans>}
                action={
                  <Link to="/search" className="btn ink">
                    <Trans>Search goods</Trans>
                  </Link>
                }
              >
                <Trans>Goods you save stand here with their price of today.</Trans>
              </EmptyState>
            }
            pager={
              <ListPager
                page={page}
                limit={PAGE_SIZE}
                total={total}
                onPage={(next) => void navigate({ search: { page: next } })}
              />
            }
          />
        </Sheet>
      ) : (
        <FailureNote error={error} retry={() => void refetch()} />
      )}
    </>
  )
}

function FavoriteGoods({ favorite: { goods, status } }: { favorite: Favorite }): ReactNode {
  const forSale = status === 'normal'
  return (
    <GoodsCell goods={goods} gone={!forSale}>
      {forSale ? (
        <span className="num flex flex-wrap gap-x-2.5">
          <Trans>Seller {goods.sellerUid}</Trans>
          <Rating of={goods.rating} counted />
        </span>
      ) : (
        <StatusBadge kind="neutral">
          <Trans>No longer for sale</Trans>
        </StatusBadge>
      )}
    </GoodsCell>
  )
}
