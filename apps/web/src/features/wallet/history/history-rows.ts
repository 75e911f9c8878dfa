import { formatAmount, moneyFromWire } from '@jindu/domain/money'
import Papa from 'papaparse'
import type { HistoryLine } from './history-table.tsx'

export interface CsvWords {
  readonly headers: readonly string[]
  readonly what: (line: HistoryLine) => string
  readonly balance: Readonly<Record<HistoryLine['balance'], string>>
  readonly guide: Readonly<Record<HistoryLine['guide'], string>>
}

const amount = (of: HistoryLine['amount']): string => formatAmount(moneyFromWire(of)).replaceAll(',', '')

/**
 * Ledger lines as a file that spreadsheets open: times in UTC, amounts as plain decimals, the way in a column of its own.
 * A cell that a spreadsheet would run as a formula is defused.
 */
export function historyCsv(lines: readonly HistoryLine[], words: CsvWords): string {
  const data = lines.map((line) => [
    new Date(line.at * 1000).toISOString(),
    words.what(line),
    line.currency,
    words.balance[line.balance],
    words.guide[line.guide],
    amount(line.amount),
    amount(line.before),
    amount(line.after),
    line.reference === null ? '' : String(line.reference.id),
  ])
  // The mark at the start tells spreadsheets that it is UTF-8.
  return `\uFEFF${Papa.unparse({ fields: [...words.headers], data }, { escapeFormulae: true })}`
}
