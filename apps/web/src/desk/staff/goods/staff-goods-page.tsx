import { groupThousands } from '@jindu/domain/money'
import { DataTable } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { UserText } from '../../../shared/format/user-text.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { GoodsState, Price } from '../../../goods/card/index.ts'
import { STICKY_HEAD } from '../shared/sticky-head.ts'
import { FilterForm } from '../shared/filter-form.tsx'
import { StaffList } from '../shared/staff-list.tsx'
import { goodsInput, readGoodsSearch } from './goods-search.ts'
import { Moderate } from './moderate.tsx'
import { GoodsLink, UserLink } from '../shared/links.tsx'

const route = getRouteApi('/staff/goods/')

type Row = ApiOutputs['goods']['staffList']['data'][number]

/** Every article in any state, for moderators. */
export function StaffGoodsPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const columns = useColumns()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const list = useQuery({ ...q.goods.staffList.queryOptions(goodsInput(search)), placeholderData: keepPreviousData })
  const { before, ...filters } = search
  const filter = (next: Record<string, unknown>): void =>
    void navigate({ search: readGoodsSearch({ ...filters, ...next }) })
  return (
    <StaffList
      title={<Trans>Goods</Trans>}
      list={list}
      before={before}
      onTurn={(to) => filter({ before: to })}
      filters={
        <FilterForm
          label={t`Filter the goods`}
          fields={[
            { name: 'title', label: t`Part of the title`, kind: 'text' },
            { name: 'seller', label: t`Seller’s uid`, kind: 'digits' },
            { name: 'goods', label: t`Goods id`, kind: 'digits' },
            { name: 'category', label: t`Category id`, kind: 'digits' },
          ]}
          values={search}
          onFilter={(of) =>
            filter({ title: of('title'), seller: of('seller'), goods: of('goods'), category: of('category') })
          }
        >
          <Segmented
            label={t`State`}
            value={search.state ?? 'all'}
            onValueChange={(state) => filter({ state })}
            options={[
              { value: 'all', label: t`All` },
              { value: 'selling', label: t`Selling` },
              { value: 'offline', label: t`Offline` },
              { value: 'delisted', label: t`Delisted` },
            ]}
          />
        </FilterForm>
      }
    >
      {(listed) => (
        <DataTable
          {...listed}
          className={STICKY_HEAD}
          density="desk"
          caption={t`Goods`}
          columns={columns}
          rowKey={(row) => String(row.id)}
          empty={
            <EmptyState headingLevel={2} title={<Trans>No goods fit these filters</Trans>}>
              <Trans>Goods stand here with their seller and state. A moderator delists them with a reason.</Trans>
            </EmptyState>
          }
        />
      )}
    </StaffList>
  )
}

function useColumns() {
  const { t } = useLingui()
  return [
    { id: 'goods', header: t`Goods`, fold: 'wide' as const, render: (row: Row) => <GoodsCell row={row} /> },
    {
      id: 'seller',
      header: t`Seller`,
      foldLabel: t`Seller`,
      render: ({ sellerUid }: Row) => <UserLink uid={sellerUid} />,
    },
    { id: 'state', header: t`State`, className: 'phone:text-right', render: (row: Row) => <GoodsState of={row} /> },
    {
      id: 'price',
      header: t`Price`,
      align: 'end' as const,
      className: 'phone:self-center phone:text-left!',
      render: (row: Row) => <Price of={row} />,
    },
    {
      id: 'sold',
      header: t({ message: 'Sold', context: 'units' }),
      align: 'end' as const,
      fold: 'hidden' as const,
      render: ({ salesVolume }: Row) => groupThousands(String(salesVolume)),
    },
    {
      id: 'published',
      header: t({ message: 'Published', context: 'time' }),
      fold: 'hidden' as const,
      className: 'num whitespace-nowrap text-ink-3',
      render: ({ createdAt }: Row) => <Moment at={createdAt} />,
    },
    {
      id: 'do',
      header: t`Actions`,
      align: 'end' as const,
      render: (row: Row) => <Moderate goods={row} inRow />,
    },
  ]
}

function GoodsCell({ row }: { readonly row: Row }): ReactNode {
  return (
    <span className="block min-w-0">
      <GoodsLink id={row.id} className="font-medium underline-offset-[3px] hover:underline">
        <UserText>{row.title}</UserText>
      </GoodsLink>
      <span className="block text-12 text-ink-3">
        <span className="num">{row.id}</span> · <UserText>{row.category.title}</UserText>
        {row.delistReason === null ? null : <> · {row.delistReason}</>}
      </span>
    </span>
  )
}
