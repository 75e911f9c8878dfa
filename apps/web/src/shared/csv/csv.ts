/** What a spreadsheet would take for a formula, full-width signs too: such a cell stays text. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/

/** A text is somebody's and may be meant as a formula; an amount of ours is a number, below zero too, and longer than a `number` holds; a secret comes back as it is, whatever it begins with. */
export type CsvCell = string | number | { readonly decimal: string } | { readonly exact: string }

function cell(value: CsvCell): string {
  if (typeof value !== 'object')
    return quoted(typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value))
  return 'decimal' in value ? value.decimal : quoted(value.exact)
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV (RFC 4180), with a mark by which spreadsheets know UTF-8. */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
