import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('what a spreadsheet would run stays text, what would break a row is quoted', () => {
  expect(csvOf([['=1+1', '@a', '-3', 'a "b"', 'c,d', 'e\nf', -3]])).toBe(
    '\uFEFF\'=1+1,\'@a,\'-3,"a ""b""","c,d","e\nf",-3\r\n',
  )
})

test.each(['\n=1+1', '\r=1+1', '\t=1+1'])('no blank before a sign makes a formula of %j', (text) => {
  expect(csvOf([[text]])).toMatch(/^\uFEFF"?'/)
})

test.each(['＝1+1', '＋1', '－1', '＠SUM(A1)'])('a full-width sign makes no formula either: %s', (text) => {
  expect(csvOf([[text]])).toBe(`\uFEFF'${text}\r\n`)
})

test('rows end as the format has it', () => {
  expect(
    csvOf([
      ['day', 'clicks'],
      ['2026-11-22', 7],
    ]),
  ).toBe('\uFEFFday,clicks\r\n2026-11-22,7\r\n')
})

test('an amount of the books is a number, below zero too, and never a formula', () => {
  expect(csvOf([[{ decimal: '-2235.42480338' }, '-2235.42480338']])).toBe("\uFEFF-2235.42480338,'-2235.42480338\r\n")
})

test('a secret comes back as it is, quoted where it must be', () => {
  expect(csvOf([[{ exact: '-----BEGIN' }, { exact: 'a,"b"' }]])).toBe('\uFEFF-----BEGIN,"a,""b"""\r\n')
})
