import { amountCell, signedCell } from '../../../shared/csv/amount-cell.ts'
import type { CsvCell } from '../../../shared/csv/csv.ts'
import { isoTime } from '../../../shared/format/iso-time.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'

export type ExportedLine = ApiOutputs['wallet']['historyExport']['data'][number]

export interface HistoryWords {
  readonly head: readonly string[]
  readonly what: (line: ExportedLine) => string
  readonly balance: Readonly<Record<ExportedLine['balance'], string>>
  readonly guide: Readonly<Record<ExportedLine['guide'], string>>
}

/** Ledger lines as rows of a file, times in a zone. */
export function historyRows(
  lines: readonly ExportedLine[],
  { head, what, balance, guide }: HistoryWords,
  timeZone: string,
): readonly (readonly CsvCell[])[] {
  const rows = lines.map((line) => [
    isoTime(line.at, timeZone),
    what(line),
    line.currency,
    balance[line.balance],
    guide[line.guide],
    signedCell(line.amount, line.guide),
    amountCell(line.before),
    amountCell(line.after),
    line.reference === null ? '' : line.reference.id,
    line.otherUid ?? '',
    // Last: programs of readers count the columns.
    line.worth === null ? '' : amountCell(line.worth),
    line.address ?? '',
    line.txid ?? '',
  ])
  return [head, ...rows]
}
