import type { ReactNode } from 'react'
import type { CsvCell } from '../csv/csv.ts'
import { saveCsv } from '../csv/save-csv.ts'
import { SaveCsvButton } from '../csv/save-csv-button.tsx'

interface CsvButtonProps {
  /** File name without extension. */
  readonly name: string
  /** The first row has the column names. */
  readonly rows: () => readonly (readonly CsvCell[])[]
}

/** Saves the displayed data as a CSV file. */
export function CsvButton({ name, rows }: CsvButtonProps): ReactNode {
  return <SaveCsvButton onSave={() => saveCsv(name, rows())} />
}
