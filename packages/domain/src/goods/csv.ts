import { fail } from '../errors/index.ts'

const DELIMITERS = [',', ';', '\t'] as const

/** The sign between cells: whichever the first line has most of outside quotes, a comma when it has none. */
function delimiterOf(text: string): string {
  const head = text.replaceAll(/"[^"]*"/g, '').replace(/\n.*$/s, '')
  const uses = (sign: string): number => head.split(sign).length
  return DELIMITERS.reduce<string>((best, sign) => (uses(sign) > uses(best) ? sign : best), ',')
}

/**
 * Reads comma-, semicolon- or tab-separated text: quoted cells may hold delimiters, line ends and doubled quotes (RFC 4180).
 * @returns rows of cells; rows of nothing but blanks are left out
 * @throws DomainError CSV_INVALID (line) for a quote that is not closed, or text behind a closing quote
 */
export function parseCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const delimiter = delimiterOf(source)
  const rows: string[][] = []
  let row: string[] = []
  let line = 1
  let at = 0
  const endRow = (): void => {
    if (row.some((cell) => cell.trim() !== '')) rows.push(row)
    row = []
  }
  while (at <= source.length) {
    const cell = source[at] === '"' ? quotedCell(source, at, line, delimiter) : plainCell(source, at, delimiter)
    row.push(cell.text)
    line += cell.lines
    at = cell.end + 1
    if (source[cell.end] !== delimiter) {
      endRow()
      line += 1
    }
  }
  return rows
}

interface Cell {
  readonly text: string
  /** Where the delimiter, the line end or the end of the text stands behind it. */
  readonly end: number
  /** Line ends inside it. */
  readonly lines: number
}

function plainCell(source: string, start: number, delimiter: string): Cell {
  let end = start
  while (end < source.length && source[end] !== delimiter && source[end] !== '\n') end += 1
  return { text: source.slice(start, end), end, lines: 0 }
}

function quotedCell(source: string, start: number, line: number, delimiter: string): Cell {
  let text = ''
  let at = start + 1
  for (;;) {
    const quote = source.indexOf('"', at)
    if (quote < 0) return fail('CSV_INVALID', { line })
    text += source.slice(at, quote)
    at = quote + 1
    if (source[at] !== '"') break
    text += '"'
    at += 1
  }
  const lines = text.split('\n').length - 1
  if (at < source.length && source[at] !== delimiter && source[at] !== '\n') {
    return fail('CSV_INVALID', { line: line + lines })
  }
  return { text, end: at, lines }
}
