/** First characters that a spreadsheet takes for a formula, full-width ones too: such a cell is escaped as text. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/

/**
 * Strings are user input and may be formulas, so they are escaped. `decimal` is an amount of ours: a number, possibly
 * negative, with more digits than `number`. `exact` is a secret, written unchanged.
 */
export type CsvCell = string | number | { readonly decimal: string } | { readonly exact: string }

function cell(value: CsvCell): string {
  if (typeof value !== 'object')
    return quoted(typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value))
  return 'decimal' in value ? value.decimal : quoted(value.exact)
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV (RFC 4180), with a byte order mark so that spreadsheets detect UTF-8. */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
