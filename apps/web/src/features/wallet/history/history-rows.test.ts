import { expect, test } from 'vitest'
import { historyCsv } from './history-csv.ts'
import type { HistoryLine } from './history-table.tsx'

const line: HistoryLine = {
  id: 7,
  at: 1_700_000_000,
  currency: 'LTC',
  balance: 'fund',
  guide: 'out',
  kind: 'withdrawal_apply',
  amount: { asset: 'LTC', units: '123456789000' },
  before: { asset: 'LTC', units: '123456789000' },
  after: { asset: 'LTC', units: '0' },
  reference: { kind: 'withdrawal', id: 9 },
}
const words = {
  headers: ['When', 'What', 'Coin', 'Balance', 'Way', 'Change', 'Before', 'After', 'Number'],
  what: () => 'Withdrawal',
  balance: { fund: 'Fund', otc: 'Fiat' },
  guide: { in: 'In', out: 'Out' },
}

test.each(['=1+1', '+1', '-1', '@sum', '\tx'])('%j is no formula in the file', (text) => {
  const [, row] = historyCsv([line], { ...words, what: () => text }).split('\r\n')
  expect(row).toContain(`'${text}`)
})

test('a line is written with its time in UTC and plain decimals; commas of words are quoted', () => {
  const [head, row] = historyCsv([line], { ...words, what: () => 'Applied, fee included' }).split('\r\n')
  expect(head).toBe('\uFEFFWhen,What,Coin,Balance,Way,Change,Before,After,Number')
  expect(row).toBe(
    '2023-11-14T22:13:20.000Z,"Applied, fee included",LTC,Fund,Out,1234.56789000,1234.56789000,0.00000000,9',
  )
})
