import type { ReactNode } from 'react'
import { amountCell } from '../../../shared/csv/amount-cell.ts'
import { ExportStep } from '../shared/export-step.tsx'
import { ledgerAsked, type LedgerSearch } from './ledger-search.ts'

/** The entries that fit, one row for each of their lines. */
export function ExportEntries({ asked }: { readonly asked: LedgerSearch }): ReactNode {
  return (
    <ExportStep
      name="ledger"
      read={async (client) => {
        const { data, next } = await client.ledger.export.mutate(ledgerAsked(asked))
        return {
          cut: next !== null,
          rows: [
            ['entry', 'at', 'kind', 'about', 'number', 'by', 'account', 'owner', 'coin', 'moved', 'before', 'after'],
            ...data.flatMap(({ id, at, kind, reference, actorUid, lines }) =>
              lines.map(({ account, owner, moved, before, after }) => [
                id,
                new Date(at * 1000).toISOString(),
                kind,
                reference?.kind ?? '',
                reference?.id ?? '',
                actorUid ?? '',
                account,
                owner ?? '',
                moved.asset,
                amountCell(moved),
                amountCell(before),
                amountCell(after),
              ]),
            ),
          ],
        }
      }}
    />
  )
}
