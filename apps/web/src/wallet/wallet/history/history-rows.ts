import { amountCell, signedCell } from '../../../shared/csv/amount-cell.ts'
import type { CsvCell } from '../../../shared/csv/csv.ts'
import { isoTime } from '../../../shared/format/iso-time.ts'
import type { HistoryLine } from './history-table.tsx'

export interface HistoryWords {
  readonly head: readonly string[]
  readonly what: (line: HistoryLine) => string
  readonly balance: Readonly<Record<HistoryLine['balance'], string>>
  readonly guide: Readonly<Record<HistoryLine['guide'], string>>
}

/** Ledger lines as rows of a file, times in a zone. */
export function historyRows(
  lines: readonly HistoryLine[],
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
  ])
  return [head, ...rows]
}
