import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CsvCell } from '../../shared/csv/csv.ts'
import { saveCsv } from '../../shared/csv/save-csv.ts'

interface CsvButtonProps {
  /** Of the file, without its ending. */
  readonly name: string
  /** The first row names the columns. */
  readonly rows: () => readonly (readonly CsvCell[])[]
}

/** Hands the reader what a page shows as a file for spreadsheets. */
export function CsvButton({ name, rows }: CsvButtonProps): ReactNode {
  return (
    <Button size="s" onClick={() => saveCsv(name, rows())}>
      <Download className="ic s" aria-hidden="true" />
      <Trans>Save as CSV</Trans>
    </Button>
  )
}
