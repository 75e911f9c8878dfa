import { fail } from '@jindu/domain/errors'
import Papa from 'papaparse'

/**
 * The rows of a CSV file with commas, semicolons or tabs; blank rows are omitted.
 * @throws DomainError CSV_INVALID (line) for a quote that is not closed, or text behind a closing quote
 */
export function readCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const { data, errors } = Papa.parse<string[]>(source, {
    newline: '\n',
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken !== undefined) fail('CSV_INVALID', { line: source.slice(0, broken.index ?? 0).split('\n').length })
  return data
}
