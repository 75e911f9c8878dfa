import { DataTable, type DataColumn, type DataGroup } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Position } from '@jindu/ui/patterns/position'
import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { spanOfDays } from '../../shared/days/span-of-days.ts'
import { Earned } from '../../shared/format/earned.tsx'
import { Amount, Usd } from '../../shared/format/amount.tsx'
import { Moment } from '../../shared/format/moment.tsx'
import { useDateOptions } from '../../shared/format/use-date-options.ts'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { ListPager } from '../../shared/page/list-pager.tsx'
import { useNow } from '../../shared/time/use-now.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import { otcPlace } from '../../trust/conversations/index.ts'
import { sumText } from '../offers/index.ts'
import { OtcBadge } from '../orders/index.ts'
import type { OtcOrderRow } from '../orders/index.ts'
import { ExportTrades } from './export-trades.tsx'
import { ListFilters, NothingFits } from './list-filters.tsx'
import type { ManageAddress } from './manage-search.ts'
import { isNarrowed, OrderTools } from './order-tools.tsx'
import { TURNS, turnOf, type Turn } from './turn.ts'

const route = getRouteApi('/personal/otcManage')
const ROWS = 30

const TITLES: Readonly<Record<Turn, ReactNode>> = {
  yours: <Trans>Your turn</Trans>,
  other: <Trans>The other side’s turn</Trans>,
  arbiter: <Trans>The arbiter’s turn</Trans>,
  closed: <Trans>Closed</Trans>,
}

/** The reader's trades, grouped by the party to act next. */
export function MyOrders(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const address = route.useSearch()
  const navigate = route.useNavigate()
  const { side, currency, status, with: otherUid, page = 1 } = address
  const { timeZone } = useDateOptions(3600)
  const input = {
    page,
    limit: ROWS,
    ...(side === undefined ? {} : { side }),
    ...(currency === undefined ? {} : { currency }),
    ...(status === undefined ? {} : { status }),
    ...(otherUid === undefined ? {} : { otherUid }),
    ...spanOfDays(address, timeZone),
  }
  const orders = useQuery({ ...q.otcOrders.list.queryOptions(input), placeholderData: keepPreviousData })
  const columns = useColumns()
  const total = orders.data?.total ?? 0
  const change = (next: ManageAddress): void => void navigate({ search: next })
  return (
    <>
      <ListFilters address={address} onChange={change} />
      <FailureNote
        error={orders.error}
        money={<Trans>The coin of your orders is not affected.</Trans>}
        retry={() => void orders.refetch()}
      />
      <div className="sheet">
        <OrderTools
          address={address}
          onChange={change}
          csv={<ExportTrades asked={input} timeZone={timeZone} none={total === 0} />}
        />
        <DataTable
          caption={t`My orders`}
          columns={columns}
          groups={useGroups(orders.data?.data)}
          rowKey={({ id }) => String(id)}
          loadingRows={orders.isPending ? 6 : 0}
          empty={
            orders.isError ? undefined : side !== undefined || currency !== undefined || isNarrowed(address) ? (
              <NothingFits tab="myOtcOrder" />
            ) : (
              <EmptyState
                headingLevel={2}
                title={<Trans>No fiat orders yet</Trans>}
                action={
                  <Button asChild variant="ink">
                    <Link to="/otc">
                      <Trans>To the market</Trans>
                    </Link>
                  </Button>
                }
              >
                <Trans>What you buy or sell for fiat stands here, with where its coin is and whose turn it is.</Trans>
              </EmptyState>
            )
          }
          pager={
            <ListPager
              page={page}
              limit={ROWS}
              total={total}
              byTime
              onPage={(next) => void navigate({ search: { ...address, page: next } })}
            />
          }
        />
      </div>
    </>
  )
}

function useGroups(rows: readonly OtcOrderRow[] | undefined): DataGroup<OtcOrderRow>[] | undefined {
  const now = useNow()
  if (rows === undefined) return undefined
  return TURNS.map((turn) => ({
    id: turn,
    title: TITLES[turn],
    rows: rows.filter((row) => turnOf(row, now) === turn),
  }))
}

/** Time left for the side to act next. */
function TimeLeft({ until }: { readonly until: number }): ReactNode {
  const now = useNow()
  return (
    <div className="text-12 text-ink-3">
      {until > now ? (
        <Trans context="time to answer">
          until <Moment at={until} />
        </Trans>
      ) : (
        <Trans>Time is up</Trans>
      )}
    </div>
  )
}

function useColumns(): DataColumn<OtcOrderRow>[] {
  const { t } = useLingui()
  return [
    {
      id: 'order',
      header: <Trans>Order</Trans>,
      render: (row) => (
        <div>
          <Link
            to="/otcOrderPanel"
            search={{ acceptanceID: row.offerId, isSeller: row.role === 'seller' ? 1 : 0, orderID: row.id }}
            className="link num"
          >
            {row.id}
          </Link>
          <div className="text-12 text-ink-3">
            {row.role === 'buyer' ? <Trans>Buy from {row.sellerUid}</Trans> : <Trans>Sell to {row.buyerUid}</Trans>}
          </div>
        </div>
      ),
    },
    {
      id: 'amount',
      header: <Trans>Amount</Trans>,
      align: 'end',
      render: (row) => (
        <div>
          {row.role === 'buyer' && row.proceeds.fee.units !== '0' ? (
            <Earned of={row.proceeds} />
          ) : (
            <Amount of={row.amount} />
          )}
          <div className="text-12 text-ink-3">
            {row.toPay.rate === null ? (
              <Usd of={row.total} />
            ) : (
              <>
                <span className="num">{sumText(row.toPay)}</span> · <Usd of={row.total} />
              </>
            )}
          </div>
        </div>
      ),
    },
    {
      id: 'where',
      header: <Trans>Where the coin is</Trans>,
      fold: 'hidden',
      render: (row) => <Position {...otcPlace(row)} />,
    },
    {
      id: 'state',
      header: <Trans>State</Trans>,
      render: (row) => (
        <>
          <OtcBadge order={row} />
          {row.requirableAt === null ? null : <TimeLeft until={row.requirableAt} />}
        </>
      ),
    },
    {
      id: 'at',
      header: <Trans>Taken</Trans>,
      foldLabel: t`Taken`,
      align: 'end',
      render: (row) => <Moment at={row.createdAt} />,
    },
  ]
}
