import { entryLabel } from '@jindu/i18n/ledger'
import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale } from '../../../shared/preferences.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { historyFilter, type HistorySearch } from './history-search.ts'

/** The lines in view and those on the other pages, as a file. */
export function ExportLines({ search }: { readonly search: HistorySearch }): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const save = useVerb(
    async (client) => {
      const [{ data }, { historyCsv }] = await Promise.all([
        client.wallet.historyExport.query(historyFilter(search)),
        import('./history-csv.ts'),
      ])
      return historyCsv(data, {
        headers: [
          t`When (UTC)`,
          t`What`,
          t`Coin`,
          t`Balance`,
          t`Way`,
          t({ message: 'Change', context: 'ledger' }),
          t`Before`,
          t`After`,
          t`Number`,
        ],
        what: ({ kind }) => entryLabel(kind, locale),
        balance: { fund: t`Fund`, otc: t`Fiat` },
        guide: { in: t`In`, out: t`Out` },
      })
    },
    { changes: [], done: (csv) => saveFile(csv, 'jindu-ledger.csv') },
  )
  return (
    <Button size="s" loading={save.isPending} onClick={() => save.mutate(undefined)}>
      <Download className="ic" aria-hidden="true" />
      <Trans>Save as CSV</Trans>
    </Button>
  )
}

function saveFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
