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
import { PAGE_SIZES } from '../../search/index.ts'
import { ManyBar } from './many-bar.tsx'
import { MyGoodsFilter } from './my-goods-filter.tsx'
import { OWN_ROWS, useOwnColumns } from './own-columns.tsx'
import { PickAll } from './pick-goods.tsx'
import { usePicked } from './use-picked.ts'

const route = getRouteApi('/personal/myGoods')

/** marketplace.md §9: goods lists default to 10. */
const PAGE_SIZE = 10

/** Nothing to choose from. */
const NONE: never[] = []

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
  const rows = data?.data ?? NONE
  const picked = usePicked(rows.map(({ id }) => id))
  const columns = useOwnColumns(picked)
  return (
    <>
      <PageTitle
        end={
          <span className="flex items-center gap-4">
            <Link to="/personal/discounts" className="link">
              <Trans>Discount codes</Trans>
            </Link>
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
          {rows.length === 0 ? null : (
            <div className="hidden border-b border-line px-4 py-1 text-13 phone:block">
              <PickAll picked={picked} worded />
            </div>
          )}
          <DataTable
            className={OWN_ROWS}
            caption={t`My goods`}
            loadingRows={data === undefined ? 6 : 0}
            rows={data?.data}
            rowKey={(row) => String(row.id)}
            columns={columns}
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
      <ManyBar goods={rows} picked={picked} />
    </>
  )
}
