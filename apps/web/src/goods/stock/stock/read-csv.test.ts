import { isDomainError } from '@jindu/domain/errors'
import { describe, expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

function refused(text: string): unknown {
  try {
    return readCsv(text)
  } catch (error) {
    return isDomainError(error) ? { code: error.code, details: error.details } : error
  }
}

describe('a CSV file', () => {
  test('with a quote that is not closed, or text behind one, is refused with its line', () => {
    expect(refused('a,b\n"c,d\ne')).toEqual({ code: 'CSV_INVALID', details: { line: 2 } })
    expect(refused('a,b\n"c"d,e\n')).toEqual({ code: 'CSV_INVALID', details: { line: 2 } })
    expect(refused('"')).toEqual({ code: 'CSV_INVALID', details: { line: 1 } })
  })

  test('may quote delimiters, line ends and quotes', () => {
    expect(readCsv('code,note\n"A,1","two\r\nlines"\n"say ""hi""",""\n')).toEqual([
      ['code', 'note'],
      ['A,1', 'two\nlines'],
      ['say "hi"', ''],
    ])
  })

  test('may use semicolons or tabs, a byte order mark and any line end; blank rows are left out', () => {
    expect(readCsv('\uFEFFa;b\r\n\r\nc;"d;e"\r')).toEqual([
      ['a', 'b'],
      ['c', 'd;e'],
    ])
    expect(readCsv('a\tb\n"x\t"\ty, z')).toEqual([
      ['a', 'b'],
      ['x\t', 'y, z'],
    ])
    expect(readCsv('one\ntwo')).toEqual([['one'], ['two']])
    expect(readCsv('')).toEqual([])
  })
})
