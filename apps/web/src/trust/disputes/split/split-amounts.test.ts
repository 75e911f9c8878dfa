import { money } from '@jindu/domain/money'
import { expect, test } from 'vitest'
import { partOf, readRuledShare, readShare, shareOf } from './split-amounts.ts'

const escrow = money('LTC', 128_438_380n)
const rate = { currency: 'LTC', usdE8: '10000000000' } as const
const code = (text: string): unknown => {
  const read = readShare(text, escrow, rate)
  return 'refused' in read ? read.refused.code : read.buyer.units
}

test('a part that leaves one side nothing, or is no amount, is refused', () => {
  expect(code('')).toBe('AMOUNT_REQUIRED')
  expect(code('half')).toBe('AMOUNT_FORMAT')
  expect(code('0.000000001')).toBe('AMOUNT_TOO_PRECISE')
  expect(code('0')).toBe('AMOUNT_NOT_POSITIVE')
  expect(code('1.2843838')).toBe('DISPUTE_SPLIT_INVALID')
  expect(code('2')).toBe('DISPUTE_SPLIT_INVALID')
})

test('a part within the escrow is read to the smallest unit', () => {
  expect(code('0.25687676')).toBe(25_687_676n)
  expect(code('0.00000001')).toBe(1n)
  expect(code('1.28438379')).toBe(128_438_379n)
})

test('a part may be typed as coin, as a share or as dollars at the rate of the order', () => {
  expect(code('0.25 LTC')).toBe(25_000_000n)
  expect(code('20%')).toBe(25_687_676n)
  expect(code(' $25 ')).toBe(25_000_000n)
  expect(code('100%')).toBe('DISPUTE_SPLIT_INVALID')
  expect(code('0%')).toBe('DISPUTE_SPLIT_INVALID')
  expect(code('$128.43')).toBe(128_430_000n)
  expect(code('$128.44')).toBe('DISPUTE_SPLIT_INVALID')
  expect(code('$')).toBe('AMOUNT_REQUIRED')
})

test('a part is read as a Chinese keyboard types it, and with any separator', () => {
  expect(['０，２５', '0。25', '０．２５ ＬＴＣ'].map(code)).toEqual([25_000_000n, 25_000_000n, 25_000_000n])
  expect(['２０％', '＄25', '＄２５，０'].map(code)).toEqual([25_687_676n, 25_000_000n, 25_000_000n])
})

test('shares and parts lead to each other', () => {
  for (const share of [1, 2_000, 3_333, 5_000, 9_999]) expect(shareOf(partOf(share, escrow), escrow)).toBe(share)
  expect(partOf(2_000, escrow).units).toBe(25_687_676n)
})

const share = (text: string) => readRuledShare(text, escrow, rate)

test('an arbiter types percent, and may type the others; a bare number is never coin', () => {
  expect(['50', '33.33%', '$64.21919', '0.64219190 LTC'].map(share)).toEqual([5_000, 3_333, null, 5_000])
  expect(['', '0', '100', '$200', 'half'].map(share)).toEqual([null, null, null, null, null])
})
