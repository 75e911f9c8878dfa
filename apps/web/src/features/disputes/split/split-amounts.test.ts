import { money } from '@jindu/domain/money'
import { expect, test } from 'vitest'
import { partOf, readShare, shareOf } from './split-amounts.ts'

const escrow = money('LTC', 128_438_380n)
const code = (text: string): unknown => {
  const read = readShare(text, escrow)
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

test('shares and parts lead to each other', () => {
  for (const share of [1, 2_000, 3_333, 5_000, 9_999]) expect(shareOf(partOf(share, escrow), escrow)).toBe(share)
  expect(partOf(2_000, escrow).units).toBe(25_687_676n)
})
