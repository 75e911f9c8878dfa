import { DataTable } from '@jindu/ui/patterns/data-table'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Amount } from '../../../shared/format/amount.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'

/** Both balances of every coin, for finance. */
export function BalancesSheet({ uid }: { readonly uid: number }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { data, isPending, error, refetch } = useQuery(q.wallet.balancesOf.queryOptions({ uid }))
  return (
    <Sheet>
      <SheetHead title={<Trans>Balances</Trans>} />
      {error === null ? null : (
        <SheetBody>
          <FailureNote error={error} retry={() => void refetch()} />
        </SheetBody>
      )}
      <DataTable
        density="desk"
        caption={t`Balances`}
        loadingRows={isPending ? 3 : 0}
        rows={data?.data}
        rowKey={({ currency }) => currency}
        columns={[
          { id: 'coin', header: t`Coin`, render: ({ currency }) => currency },
          {
            id: 'fund',
            header: t`Fund`,
            align: 'end',
            foldLabel: t`Fund`,
            render: ({ fund }) => <Amount of={fund} bare />,
          },
          {
            id: 'otc',
            header: t`Fiat`,
            align: 'end',
            fold: 'wide',
            foldLabel: t`Fiat`,
            render: ({ otc }) => <Amount of={otc} bare />,
          },
        ]}
      />
    </Sheet>
  )
}
