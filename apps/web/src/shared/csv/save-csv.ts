import { saveFile } from '../save-file.ts'
import { csvOf, type CsvCell } from './csv.ts'

/** Hands rows to the reader as a file; the first one names the columns. @param name of the file, without its ending */
export function saveCsv(name: string, rows: readonly (readonly CsvCell[])[]): void {
  saveFile(`${name}.csv`, csvOf(rows), 'text/csv;charset=utf-8')
}
