import { Sheet, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { HistoryTable } from '../history/history-table.tsx'
import { OwedNote } from '../owed-note.tsx'
import { WaitNote } from '../wait-note.tsx'
import { BalancesTable } from './balances-table.tsx'
import { LATEST } from './first-reads.ts'
import { BalanceSummary } from './balance-summary.tsx'

/** The reader's balances by coin (wallet-and-otc.md §2 "Balance"). */
export function BalancePage(): ReactNode {
  const { q } = useApi()
  const latest = useQuery(q.wallet.history.queryOptions(LATEST))
  return (
    <div className="grid gap-4">
      <BalanceSummary />
      <WaitNote />
      <OwedNote />
      <BalancesTable />
      <Sheet className="mt-2">
        <SheetHead
          title={<Trans>Latest movements</Trans>}
          end={
            <Link to="/personal/walletHistory" className="link text-13">
              <Trans>See all</Trans>
            </Link>
          }
        />
        {latest.isError ? (
          <div className="bd">
            <FailureNote
              error={latest.error}
              money={<Trans>Your balances are not affected.</Trans>}
              retry={() => void latest.refetch()}
            />
          </div>
        ) : (
          <HistoryTable headingLevel={3} rows={latest.data?.data} loadingRows={latest.isPending ? LATEST.limit : 0} />
        )}
      </Sheet>
    </div>
  )
}
