import type { CurrencyCode } from '@jindu/domain/money'
import { Note } from '@jindu/ui/primitives/note'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Amount } from '../../shared/format/amount.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'

/**
 * The reader's debt from a reverted deposit that they had spent, in one coin or in each; renders nothing without debt.
 */
export function OwedNote({ of }: { readonly of?: CurrencyCode }): ReactNode {
  const { q } = useApi()
  const { data: balances } = useQuery(q.wallet.balances.queryOptions({}))
  const owed = balances?.data.filter(
    ({ currency, debt }) => debt.units !== '0' && (of === undefined || currency === of),
  )
  return owed?.map(({ currency, debt }) => (
    <Note
      key={currency}
      tone="negative"
      title={
        <Trans>
          You owe <Amount of={debt} />
        </Trans>
      }
    >
      <Trans>
        The chain took a deposit of yours back after you had spent it. Whatever {currency} comes in pays it first, and
        none goes out until then. Other coins are not touched.
      </Trans>
    </Note>
  ))
}
