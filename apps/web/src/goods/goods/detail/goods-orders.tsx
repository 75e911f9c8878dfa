import { DataTable } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { StatusBadge, type StatusKind } from '@jindu/ui/patterns/status-badge'
import { Sheet } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { ListPager } from '../../../shared/page/list-pager.tsx'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { Price } from '../../card/index.ts'

type Status = ApiOutputs['goodsOrders']['ofGoods']['data'][number]['status']

const PAGE_SIZE = 10
const KINDS = { open: 'money', completed: 'positive', revoked: 'neutral' } as const satisfies Record<Status, StatusKind>

/** Orders of these goods with masked buyers, latest first. */
export function GoodsOrders({ goodsId }: { readonly goodsId: number }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    ...q.goodsOrders.ofGoods.queryOptions({ goodsId, page, limit: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  })
  if (error !== null) return <FailureNote error={error} retry={() => void refetch()} />
  const words: Record<Status, string> = { open: t`In progress`, completed: t`Completed`, revoked: t`Revoked` }
  const total = data?.total ?? 0
  return (
    <Sheet>
      <DataTable
        caption={t`Orders of these goods`}
        density="work"
        loadingRows={data === undefined ? 4 : 0}
        rows={data?.data}
        rowKey={(row) => String(row.id)}
        columns={[
          {
            id: 'buyer',
            header: t`Buyer`,
            render: (row) => (
              <span className="num">
                {row.buyer}
                <span className="hidden text-ink-3 phone:inline"> × {row.volume}</span>
              </span>
            ),
          },
          { id: 'volume', header: t`Quantity`, align: 'end', fold: 'hidden', render: (row) => row.volume },
          { id: 'price', header: t`Price`, align: 'end', fold: 'beside', render: (row) => <Price of={row} /> },
          {
            id: 'status',
            header: t`State`,
            render: (row) => <StatusBadge kind={KINDS[row.status]}>{words[row.status]}</StatusBadge>,
          },
          { id: 'time', header: t`Time`, align: 'end', render: (row) => <Moment at={row.createdAt} /> },
        ]}
        empty={
          <EmptyState headingLevel={2} title={<Trans>Nobody has bought these goods yet</Trans>}>
            <Trans>Each order appears here with its time, without the buyer's full number.</Trans>
          </EmptyState>
        }
        pager={<ListPager page={page} limit={PAGE_SIZE} total={total} onPage={setPage} />}
      />
    </Sheet>
  )
}
