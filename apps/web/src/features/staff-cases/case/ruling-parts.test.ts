import { money } from '@jindu/domain/money'
import { expect, test } from 'vitest'
import { readPercent, rulingParts, type Ruling } from './ruling-parts.ts'

test('a share that leaves one side nothing, or is no percentage, is none', () => {
  for (const text of ['', '0', '0.00', '100', '-1', '12.345', 'half']) expect(readPercent(text)).toBeNull()
})

test('a share is read to a hundredth of a percent', () => {
  expect([' 20 ', '33.3', '0,01', '99.99'].map(readPercent)).toEqual([2_000, 3_330, 1, 9_999])
})

test('every ruling divides the escrow without losing a unit, the fee from the seller’s part', () => {
  const terms = { escrow: money('LTC', 128_438_381n), feeBasisPoints: 100 }
  const units = (ruling: Ruling): bigint[] => {
    const { buyer, seller, fee } = rulingParts(ruling, terms)
    return [buyer.units, seller.units, fee.units]
  }
  expect(units({ to: 'buyer' })).toEqual([128_438_381n, 0n, 0n])
  expect(units({ to: 'seller' })).toEqual([0n, 127_153_998n, 1_284_383n])
  const split = units({ to: 'split', buyerBasisPoints: 2_000 })
  expect(split[0]).toBe(25_687_676n)
  expect(split.reduce((total, part) => total + part, 0n)).toBe(128_438_381n)
})
