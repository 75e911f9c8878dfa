import type { ReactNode } from 'react'
import type { CsvCell } from '../csv/csv.ts'
import { saveCsv } from '../csv/save-csv.ts'
import { SaveCsvButton } from '../csv/save-csv-button.tsx'

interface CsvButtonProps {
  /** Of the file, without its ending. */
  readonly name: string
  /** The first row names the columns. */
  readonly rows: () => readonly (readonly CsvCell[])[]
}

/** Hands the reader what a page shows as a file for spreadsheets. */
export function CsvButton({ name, rows }: CsvButtonProps): ReactNode {
  return <SaveCsvButton onSave={() => saveCsv(name, rows())} />
}
