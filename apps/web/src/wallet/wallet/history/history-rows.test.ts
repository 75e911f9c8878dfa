import { expect, test } from 'vitest'
import { csvOf } from '../../../shared/csv/csv.ts'
import { historyRows, type ExportedLine, type HistoryWords } from './history-rows.ts'

const line: ExportedLine = {
  id: 7,
  at: 1_700_000_000,
  currency: 'LTC',
  balance: 'fund',
  guide: 'out',
  kind: 'withdrawal_apply',
  amount: { asset: 'LTC', units: '123456789000' },
  before: { asset: 'LTC', units: '123456789000' },
  after: { asset: 'LTC', units: '0' },
  reference: { kind: 'goodsOrder', id: 9 },
  otherUid: 100_002,
  worth: { asset: 'USD', units: '10740' },
  address: 'ltc1qplace',
  txid: 'ab12',
}
const words: HistoryWords = {
  head: [
    'When',
    'What',
    'Coin',
    'Balance',
    'Way',
    'Change',
    'Before',
    'After',
    'Number',
    'Other user',
    'Value',
    'Address',
    'Tx',
  ],
  what: () => 'Withdrawal',
  balance: { fund: 'Fund', otc: 'Fiat' },
  guide: { in: 'In', out: 'Out' },
}

const csv = (of: HistoryWords): string[] => csvOf(historyRows([line], of, 'Asia/Shanghai')).split('\r\n')

test.each(['=1+1', '+1', '-1', '@sum', '\tx'])('%j is no formula in the file', (text) => {
  const [, row] = csv({ ...words, what: () => text })
  expect(row).toContain(`'${text}`)
})

test('a line is written with the time of the reader’s zone and plain decimals; commas of words are quoted', () => {
  const [head, row] = csv({ ...words, what: () => 'Applied, fee included' })
  expect(head).toBe('\uFEFFWhen,What,Coin,Balance,Way,Change,Before,After,Number,Other user,Value,Address,Tx')
  expect(row).toBe(
    '2023-11-15T06:13:20+08:00,"Applied, fee included",LTC,Fund,Out,-1234.56789000,1234.56789000,0.00000000,9,100002,107.40,ltc1qplace,ab12',
  )
})

test('what comes in has no sign, and a line of nobody else an empty cell', () => {
  const deposit = { ...line, guide: 'in', otherUid: null, worth: null, address: null, txid: null } as const
  const [, row] = csvOf(historyRows([deposit], words, 'UTC')).split('\r\n')
  expect(row).toBe('2023-11-14T22:13:20+00:00,Withdrawal,LTC,Fund,In,1234.56789000,1234.56789000,0.00000000,9,,,,')
})
