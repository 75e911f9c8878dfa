import { entryLabel } from '@jindu/i18n/ledger'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ExportSaid } from '../../../shared/csv/export-said.tsx'
import { saveCsv } from '../../../shared/csv/save-csv.ts'
import { SaveCsvButton } from '../../../shared/csv/save-csv-button.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import type { ApiInputs } from '../../../shared/trpc/types.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { historyRows } from './history-rows.ts'

interface ExportLinesProps {
  readonly asked: ApiInputs['wallet']['historyExport']
  readonly timeZone: string
}

/** The lines in view and those on the other pages, as a file. */
export function ExportLines({ asked, timeZone }: ExportLinesProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const words = {
    head: [
      t`When`,
      t`What`,
      t`Coin`,
      t`Balance`,
      t`Way`,
      t({ message: 'Change', context: 'ledger' }),
      t`Before`,
      t`After`,
      t`Number`,
      t`Other user`,
      t`Value (USD)`,
      t`Address`,
      t`Transaction ID`,
    ],
    what: ({ kind }: Parameters<Parameters<typeof historyRows>[1]['what']>[0]) => entryLabel(kind, locale),
    balance: { fund: t`Fund`, otc: t`Fiat` },
    guide: { in: t`In`, out: t`Out` },
  }
  const save = useVerb((client) => client.wallet.historyExport.query(asked), {
    changes: [],
    done: ({ data }) => saveCsv('jindu-ledger', historyRows(data, words, timeZone)),
  })
  return (
    <span className="flex min-h-[34px] flex-wrap items-center gap-x-3 gap-y-2 text-13 text-ink-3">
      <output className="num">
        {save.data === undefined || save.isPending ? null : (
          <ExportSaid rows={save.data.data.length} cut={save.data.total > save.data.data.length} />
        )}
      </output>
      <SaveCsvButton loading={save.isPending} onSave={() => save.mutate(undefined)} />
    </span>
  )
}
