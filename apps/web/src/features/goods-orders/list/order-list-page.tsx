import { Countdown } from '@jindu/ui/patterns/countdown'
import { DataPager } from '@jindu/ui/patterns/data-pager'
import { DataTable, type DataColumn, type DataGroup } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Position } from '@jindu/ui/patterns/position'
import { Ticks } from '@jindu/ui/patterns/ticks'
import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Amount, Usd } from '../../../shared/format/amount.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { PageTitle } from '../../../shared/page/page-title.tsx'
import { useServerOffset } from '../../../shared/time/server-clock.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { Cover, useProtectionSeconds } from '../../goods/index.ts'
import { placeOf } from '../order/order-info.ts'
import { OrderBadge, orderKind } from '../order-badge.tsx'
import { turnOf, type Turn } from './turn.ts'
import { PAGE_SIZES } from './page-sizes.ts'

type Row = ApiOutputs['goodsOrders']['list']['data'][number]
type Side = 'buy' | 'sell'

type PageSize = (typeof PAGE_SIZES)[number]

export interface OrderListPageProps {
  readonly side: Side
  readonly page: number
  readonly limit: PageSize
  readonly onChange: (next: { page: number; limit: PageSize }) => void
}

/** Orders of one side, grouped by whose turn it is (marketplace.md §2 "Goods order panel and lists"). */
export function OrderListPage({ side, page, limit, onChange }: OrderListPageProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const orders = useQuery({
    ...q.goodsOrders.list.queryOptions({ side, page, limit }),
    placeholderData: keepPreviousData,
  })
  const columns = useColumns(side)
  const rows = orders.data?.data ?? []
  const total = orders.data?.total ?? 0
  const first = (page - 1) * limit + 1
  const last = Math.min(total, page * limit)
  return (
    <>
      <PageTitle>{side === 'buy' ? <Trans>Bought</Trans> : <Trans>Sold</Trans>}</PageTitle>
      <FailureNote
        error={orders.error}
        money={<Trans>The money of your orders is not affected.</Trans>}
        retry={() => void orders.refetch()}
      />
      <div className="sheet">
        <DataTable
          caption={side === 'buy' ? t`Orders you placed` : t`Orders of your goods`}
          columns={columns}
          groups={useGroups(rows, side)}
          rowKey={(row) => String(row.id)}
          loadingRows={orders.isPending ? 6 : 0}
          empty={<NoOrders side={side} />}
          pager={
            total === 0 ? null : (
              <DataPager
                summary={
                  <Trans>
                    {first}–{last} of {total} orders
                  </Trans>
                }
                page={page}
                pageCount={Math.max(1, Math.ceil(total / limit))}
                onPage={(next) => onChange({ page: next, limit })}
                labels={{ nav: t`Pages`, previous: t`Previous`, next: t`Next` }}
                size={{
                  label: t`Rows`,
                  choices: PAGE_SIZES,
                  value: limit,
                  onChange: (next) => onChange({ page: 1, limit: PAGE_SIZES.find((size) => size === next) ?? 20 }),
                }}
              />
            )
          }
        />
      </div>
    </>
  )
}

function NoOrders({ side }: { readonly side: Side }): ReactNode {
  return side === 'buy' ? (
    <EmptyState
      headingLevel={2}
      title={<Trans>What you buy stands here, with where its money is and what happens next.</Trans>}
      action={
        <Button asChild variant="ink">
          <Link to="/search">
            <Trans>Look at goods</Trans>
          </Link>
        </Button>
      }
    />
  ) : (
    <EmptyState
      headingLevel={2}
      title={<Trans>What others buy from you stands here, with when each payment reaches you.</Trans>}
      action={
        <Button asChild variant="ink">
          <Link to="/personal/releaseGoods">
            <Trans>Publish goods</Trans>
          </Link>
        </Button>
      }
    />
  )
}

function useGroups(rows: readonly Row[], side: Side): DataGroup<Row>[] {
  const titles: Record<Turn, ReactNode> = {
    yours: <Trans>Your turn</Trans>,
    clock: <Trans>The clock’s turn</Trans>,
    arbiter: <Trans>The arbiter’s turn</Trans>,
    other: side === 'buy' ? <Trans>The seller’s turn</Trans> : <Trans>The buyer’s turn</Trans>,
    closed: <Trans>Closed</Trans>,
  }
  return (['yours', 'other', 'clock', 'arbiter', 'closed'] as const).map((turn) => ({
    id: turn,
    title: titles[turn],
    rows: rows.filter((row) => turnOf(row, side) === turn),
  }))
}

function useColumns(side: Side): DataColumn<Row>[] {
  const { t } = useLingui()
  return [
    {
      id: 'goods',
      header: <Trans>Order</Trans>,
      render: (row) => (
        <div className="order-row-goods">
          <Cover goodsId={row.goodsId} title={row.title} fileId={row.coverFileId} shape="thumb" />
          <div className="min-w-0">
            <Link to="/personal/goodsOrderPanel" search={{ id: row.id }} className="t order-row-title hover:underline">
              {row.title}
            </Link>
            <span className="text-12 text-ink-3">
              {side === 'buy' ? (
                <Trans>
                  {row.id} · seller {row.sellerUid}
                </Trans>
              ) : (
                <Trans>
                  {row.id} · buyer {row.buyerUid}
                </Trans>
              )}
              <span className="phone:hidden">
                {' · '}
                {row.volume} × <Usd of={row.price} />
              </span>
            </span>
          </div>
        </div>
      ),
    },
    {
      id: 'where',
      header: <Trans>Where the money is</Trans>,
      fold: 'hidden',
      render: (row) => <Position at={placeOf({ status: row.status, outcome: null })} kind={orderKind(row)} />,
    },
    {
      id: 'amount',
      header: <Trans>Amount</Trans>,
      align: 'end',
      render: (row) => (
        <div>
          <Amount of={row.amount} />
          <div className="text-12 text-ink-3">
            <Usd of={row.totalUsd} />
          </div>
        </div>
      ),
    },
    { id: 'state', header: <Trans>State</Trans>, render: (row) => <OrderBadge order={row} /> },
    {
      id: 'next',
      header: <Trans>Next</Trans>,
      render: (row) => <NextMoment row={row} />,
    },
    {
      id: 'open',
      header: <span className="sr-only">{t`Open`}</span>,
      align: 'end',
      fold: 'hidden',
      render: (row) => (
        <Button asChild size="s">
          <Link to="/personal/goodsOrderPanel" search={{ id: row.id }} aria-label={t`Open order ${row.id}`}>
            <Trans>Open</Trans>
          </Link>
        </Button>
      ),
    },
  ]
}

function NextMoment({ row }: { readonly row: Row }): ReactNode {
  const { t } = useLingui()
  const now = useNow(60)
  const offset = useServerOffset()
  const window = useProtectionSeconds()
  if (row.status !== 'open') {
    return row.settledAt === null ? null : (
      <div className="order-row-state text-ink-3">
        <Moment at={row.settledAt} />
      </div>
    )
  }
  const days = Math.max(1, Math.round(window / 86_400))
  const left = Math.max(0, row.protectUntil - now)
  const elapsed = Math.min(days, Math.max(0, days - Math.ceil(left / 86_400)))
  return (
    <div className="order-row-state">
      <Ticks total={days} filled={elapsed} kind={orderKind(row)} />
      {row.progress === 'inProgress' ? (
        <span className="text-13">
          <Countdown
            target={row.protectUntil}
            now={now}
            offsetSeconds={offset}
            labels={{ days: t`d`, hours: t`h` }}
            passed={<Moment at={row.protectUntil} />}
          />{' '}
          <span className="text-ink-3 phone:hidden">
            <Trans>then to the seller</Trans>
          </span>
        </span>
      ) : (
        <span className="text-13 text-ink-2">
          {row.progress === 'complaint' ? <Trans>the arbiter rules</Trans> : <Trans>clock stopped</Trans>}
        </span>
      )}
    </div>
  )
}
