import { DataTable, type DataGroup } from '@jindu/ui/patterns/data-table'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DayRange } from '../../../shared/days/day-range.tsx'
import { spanOfDays } from '../../../shared/days/span-of-days.ts'
import { useDateOptions } from '../../../shared/format/use-date-options.ts'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { ListTools } from '../../../shared/page/list-tools.tsx'
import { ListPager } from '../../../shared/page/list-pager.tsx'
import { PageTitle } from '../../../shared/page/page-title.tsx'
import { SearchBox } from '../../../shared/page/search-box.tsx'
import { useNow } from '../../../shared/time/use-now.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { ExportOrders } from './export-orders.tsx'
import { orderListInput, PAGE_SIZES, type ListedOrder, type OrderListSearch, type Side } from './list-search.ts'
import { NoOrderFits, NoOrders } from './no-orders.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { OrderFilters } from './order-filters.tsx'
import { turnOf, type Turn } from './turn.ts'

export interface OrderListPageProps {
  readonly side: Side
  readonly address: OrderListSearch
  readonly onChange: (next: OrderListSearch) => void
}

/** Orders of one side, grouped by the party to act next (marketplace.md §2 "Goods order panel and lists"). */
export function OrderListPage({ side, address, onChange }: OrderListPageProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { timeZone } = useDateOptions(3600)
  const input = orderListInput(side, address, spanOfDays(address, timeZone))
  const orders = useQuery({ ...q.goodsOrders.list.queryOptions(input), placeholderData: keepPreviousData })
  const columns = useOrderColumns(side)
  const { page, limit } = input
  const total = orders.data?.total ?? 0
  const { search: _search, page: _page, ...unsearched } = address
  const { state, search, from, to } = address
  const filtered = [state, search, from, to].some((each) => each !== undefined)
  return (
    <>
      <PageTitle
        end={
          side === 'buy' ? undefined : (
            <Link to="/personal/sales" className="link">
              <Trans>Sales</Trans>
            </Link>
          )
        }
      >
        {side === 'buy' ? <Trans>Bought</Trans> : <Trans>Sold</Trans>}
      </PageTitle>
      <FailureNote
        error={orders.error}
        money={<Trans>The money of your orders is not affected.</Trans>}
        retry={() => void orders.refetch()}
      />
      <div className="sheet">
        <OrderFilters side={side} address={address} />
        <ListTools
          used={[search, from, to].some((each) => each !== undefined)}
          end={<ExportOrders asked={input} timeZone={timeZone} none={total === 0} />}
        >
          <SearchBox
            label={t`Title, order, goods or uid`}
            value={address.search ?? ''}
            maxLength={60}
            onSearch={(text) => onChange({ ...unsearched, ...(text === '' ? {} : { search: text }) })}
          />
          <DayRange
            label={t`Payment dates`}
            days={address}
            onChange={(days) => onChange(anew({ ...address, ...days }))}
          />
        </ListTools>
        <DataTable
          caption={side === 'buy' ? t`Orders you placed` : t`Orders of your goods`}
          columns={columns}
          groups={useGroups(orders.data?.data, side)}
          rowKey={(row) => String(row.id)}
          loadingRows={orders.isPending ? 6 : 0}
          empty={filtered ? <NoOrderFits side={side} /> : <NoOrders side={side} />}
          pager={
            <ListPager
              page={page}
              limit={limit}
              total={total}
              onPage={(next) => onChange({ ...address, page: next })}
              sizes={{ choices: PAGE_SIZES, onChange: (chosen) => onChange({ ...address, page: 1, limit: chosen }) }}
            />
          }
        />
      </div>
    </>
  )
}

/** The same filters without a page. */
const anew = ({ page: _page, ...kept }: OrderListSearch): OrderListSearch => kept

function useGroups(rows: readonly ListedOrder[] | undefined, side: Side): DataGroup<ListedOrder>[] | undefined {
  const now = useNow(60)
  const titles: Record<Turn, ReactNode> = {
    yours: <Trans>Your turn</Trans>,
    clock: <Trans>The clock’s turn</Trans>,
    arbiter: <Trans>The arbiter’s turn</Trans>,
    other: side === 'buy' ? <Trans>The seller’s turn</Trans> : <Trans>The buyer’s turn</Trans>,
    closed: <Trans>Closed</Trans>,
  }
  if (rows === undefined) return undefined
  return (['yours', 'other', 'clock', 'arbiter', 'closed'] as const).map((turn) => ({
    id: turn,
    title: titles[turn],
    rows: rows.filter((row) => turnOf(row, side, now) === turn),
  }))
}
