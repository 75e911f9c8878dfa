import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CsvCell } from '../../../shared/csv/csv.ts'
import { saveCsv } from '../../../shared/csv/save-csv.ts'
import { SaveCsvButton } from '../../../shared/csv/save-csv-button.tsx'
import { useStaffVerb } from '../../../shared/staff/use-staff-verb.ts'
import type { ApiClient } from '../../../shared/trpc/types.ts'

interface Export {
  /** The first row has the column names. */
  readonly rows: readonly (readonly CsvCell[])[]
  /** More rows match the filters than a file holds: it has the latest. */
  readonly cut: boolean
}

interface ExportStepProps {
  /** File name without extension. */
  readonly name: string
  readonly read: (client: ApiClient) => Promise<Export>
}

/** Exports all rows that match the filters, up to a bound, as a file; the audit records the export. */
export function ExportStep({ name, read }: ExportStepProps): ReactNode {
  const save = useStaffVerb<undefined, Export>((client) => read(client), {
    changes: [],
    done: ({ rows }) => saveCsv(name, rows),
  })
  return (
    <span className="flex flex-wrap items-center justify-end gap-3">
      <output className="empty:sr-only">
        {save.data?.cut === true ? (
          <Trans>The file was full: it has the latest. Narrow the filters for what is older.</Trans>
        ) : null}
      </output>
      <SaveCsvButton loading={save.isPending} onSave={() => save.mutate(undefined)} />
    </span>
  )
}
