import { DataTable, type DataColumn } from '@jindu/ui/patterns/data-table'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Amount } from '../../../shared/format/amount.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'

type Balance = ApiOutputs['wallet']['balances']['data'][number]

const CURRENCIES = 3

/** On phones a balance is a line of its own: name at the start, amount at the end. */
const FOLDED = 'phone:flex phone:justify-between'

/** One wallet a currency, two balances each. */
export function BalancesSheet(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const balances = useQuery(q.wallet.balances.queryOptions({}))
  const columns: readonly DataColumn<Balance>[] = [
    { id: 'currency', header: <Trans>Currency</Trans>, render: ({ currency }) => <b>{currency}</b> },
    {
      id: 'fund',
      header: <Trans>Fund balance</Trans>,
      foldLabel: t`Fund balance`,
      align: 'end',
      fold: 'wide',
      className: FOLDED,
      render: ({ fund }) => <Amount of={fund} />,
    },
    {
      id: 'otc',
      header: <Trans>Fiat balance</Trans>,
      foldLabel: t`Fiat balance`,
      align: 'end',
      fold: 'wide',
      className: FOLDED,
      render: ({ otc }) => <Amount of={otc} />,
    },
  ]
  return (
    <Sheet>
      <SheetHead
        title={<Trans>Balances</Trans>}
        end={
          <Link to="/personal/assets" className="link text-13">
            <Trans>Wallet</Trans>
          </Link>
        }
      />
      {balances.isError ? (
        <SheetBody>
          <FailureNote
            error={balances.error}
            money={<Trans>No money was moved.</Trans>}
            retry={() => void balances.refetch()}
          />
        </SheetBody>
      ) : (
        <DataTable
          caption={t`Balances`}
          columns={columns}
          rows={balances.data?.data}
          rowKey={({ currency }) => currency}
          loadingRows={balances.isPending ? CURRENCIES : 0}
        />
      )}
    </Sheet>
  )
}
