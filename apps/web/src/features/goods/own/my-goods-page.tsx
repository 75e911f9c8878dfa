import { groupThousands } from '@jindu/domain/money'
import { DataTable } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { ErrorState } from '@jindu/ui/patterns/error-state'
import { Button } from '@jindu/ui/primitives/button'
import { Sheet } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import { ListPager } from '../../../shared/page/list-pager.tsx'
import { PageTitle } from '../../../shared/page/page-title.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { CardCover, GoodsState, Price } from '../../goods-card/index.ts'
import { PAGE_SIZES } from '../search/search-query.ts'
import { MyGoodsFilter } from './my-goods-filter.tsx'
import { OwnStock } from './own-stock.tsx'
import { OwnGoodsActions } from './own-goods-actions.tsx'

const route = getRouteApi('/personal/myGoods')

/** marketplace.md §9: goods lists default to 10. */
const PAGE_SIZE = 10

/** On phones what was sold, what is left and the state share a line. */
const ROWS = 'phone:[&_tbody>tr]:grid-cols-[auto_minmax(0,1fr)_auto]!'

type OwnGoods = ApiOutputs['goods']['ownList']['data'][number]

export function MyGoodsPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { category, state, page = 1, limit = PAGE_SIZE } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, refetch } = useQuery({
    ...q.goods.ownList.queryOptions({
      page,
      limit,
      ...(category === undefined ? {} : { categoryId: category }),
      ...(state === undefined ? {} : { state }),
    }),
    placeholderData: keepPreviousData,
  })
  const refusal = useFailureText(error)
  const total = data?.total ?? 0
  return (
    <>
      <PageTitle
        end={
          <span className="flex items-center gap-4">
            <Link to="/personal/sales" className="link">
              <Trans>Sales</Trans>
            </Link>
            <Link to="/personal/releaseGoods" className="btn ink s">
              <Plus className="ic s" aria-hidden="true" />
              <Trans>Publish goods</Trans>
            </Link>
          </span>
        }
      >
        <Trans>My goods</Trans>
      </PageTitle>
      <MyGoodsFilter
        category={category}
        state={state}
        onCategory={(id) =>
          void navigate({
            search: { ...(state === undefined ? {} : { state }), ...(id === undefined ? {} : { category: id }) },
          })
        }
      />
      {error === null ? (
        <Sheet className="mt-4">
          <DataTable
            className={ROWS}
            caption={t`My goods`}
            loadingRows={data === undefined ? 6 : 0}
            rows={data?.data}
            rowKey={(row) => String(row.id)}
            columns={[
              {
                id: 'goods',
                header: t`Goods`,
                className: 'phone:col-span-2',
                render: (row) => <GoodsCell goods={row} />,
              },
              { id: 'price', header: t`Price`, align: 'end', render: (row) => <Price of={row.price} /> },
              {
                id: 'sold',
                header: t({ message: 'Sold', context: 'units' }),
                align: 'end',
                className: 'phone:text-left',
                foldLabel: t({ message: 'Sold', context: 'units' }),
                render: (row) => groupThousands(String(row.salesVolume)),
              },
              {
                id: 'stock',
                header: t`Stock`,
                foldLabel: t`Stock`,
                render: (row) => <OwnStock goods={row} />,
              },
              { id: 'state', header: t`State`, render: (row) => <GoodsState of={row} soldOut={row.unsold === 0} /> },
              {
                id: 'do',
                header: t`Actions`,
                align: 'end',
                fold: 'late',
                render: (row) => <OwnGoodsActions goods={row} />,
              },
            ]}
            empty={
              <EmptyState
                headingLevel={2}
                title={
                  category === undefined && state === undefined ? (
                    <Trans>You have not published anything yet</Trans>
                  ) : (
                    <Trans>None of your goods are here</Trans>
                  )
                }
                action={
                  <Link to="/personal/releaseGoods" className="btn ink">
                    <Trans>Publish goods</Trans>
                  </Link>
                }
              >
                <Trans>What you publish stands here with its sales. You edit it, push it up, or take it offline.</Trans>
              </EmptyState>
            }
            pager={
              <ListPager
                page={page}
                limit={limit}
                total={total}
                onPage={(next) => void navigate({ search: (now) => ({ ...now, page: next }) })}
                sizes={{
                  choices: PAGE_SIZES,
                  onChange: (chosen) =>
                    void navigate({ search: ({ page: _page, ...now }) => ({ ...now, limit: chosen }) }),
                }}
              />
            }
          />
        </Sheet>
      ) : (
        <ErrorState
          headingLevel={2}
          title={<Trans>Your goods did not load</Trans>}
          money={<Trans>No money was moved by this.</Trans>}
          action={
            <Button variant="line" size="s" onClick={() => void refetch()}>
              <Trans>Load again</Trans>
            </Button>
          }
        >
          {refusal}
        </ErrorState>
      )}
    </>
  )
}

function GoodsCell({ goods }: { goods: OwnGoods }): ReactNode {
  return (
    <span className="flex items-center gap-3">
      <CardCover goods={goods} shape="thumb" className="w-14!" />
      <span className="min-w-0 text-balance">
        <Link
          to="/goodsDetails"
          search={{ id: goods.id }}
          className="font-semibold underline-offset-[3px] hover:underline"
        >
          {goods.title}
        </Link>
        <span className="block text-ink-3">
          {goods.category.title} · <span className="num">{goods.id}</span>
        </span>
      </span>
    </span>
  )
}
