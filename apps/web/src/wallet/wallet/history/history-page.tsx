import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { spanOfDays } from '../../../shared/days/span-of-days.ts'
import { useDateOptions } from '../../../shared/format/use-date-options.ts'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { ListPager } from '../../../shared/page/list-pager.tsx'
import { PageTitle } from '../../../shared/page/page-title.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { BalanceChart } from './balance-chart.tsx'
import { ExportLines } from './export-lines.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { historyFilter, historyInput, PAGE_SIZES, type HistorySearch } from './history-search.ts'
import { HistoryTable } from './history-table.tsx'

const route = getRouteApi('/personal/walletHistory')

const SHOWN_WHILE_LOADING = 8

/** The fund ledger (wallet-and-otc.md §2 "Wallet history"). */
export function HistoryPage(): ReactNode {
  const { q } = useApi()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { timeZone } = useDateOptions(3600)
  const span = spanOfDays(search, timeZone)
  const { page, limit } = historyInput(search)
  const history = useQuery({
    ...q.wallet.history.queryOptions({ ...historyInput(search), ...span }),
    placeholderData: keepPreviousData,
  })
  const change = (next: Partial<HistorySearch>): void => void navigate({ search: { ...search, ...next } })
  const rows = history.data?.data
  return (
    <>
      <PageTitle
        end={
          <Link to="/personal/assets/balance" className="link">
            <Trans>Wallet</Trans>
          </Link>
        }
      >
        <Trans>Fund ledger</Trans>
      </PageTitle>
      <FailureNote
        error={history.error}
        money={<Trans>Your balances are not affected.</Trans>}
        retry={() => void history.refetch()}
      />
      <section className="sheet">
        <HistoryFilters
          search={search}
          onChange={(next) => void navigate({ search: { limit, ...next } })}
          end={<ExportLines asked={{ ...historyFilter(search), ...span }} timeZone={timeZone} />}
        />
        {search.currency === undefined ||
        search.balance === undefined ||
        search.kind !== undefined ||
        rows === undefined ? null : (
          <BalanceChart currency={search.currency} lines={rows} />
        )}
        <HistoryTable
          headingLevel={2}
          {...(Object.values({ ...historyFilter(search), ...span }).some((each) => each !== undefined) && {
            onClear: () => void navigate({ search: { limit } }),
          })}
          rows={rows}
          loadingRows={history.isPending ? SHOWN_WHILE_LOADING : 0}
          pager={
            <ListPager
              page={page}
              limit={limit}
              total={history.data?.total ?? 0}
              onPage={(next) => change({ page: next })}
              byTime
              sizes={{ choices: PAGE_SIZES, onChange: (chosen) => change({ page: 1, limit: chosen }) }}
            />
          }
        />
      </section>
    </>
  )
}
