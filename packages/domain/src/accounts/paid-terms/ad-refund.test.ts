import { expect, test } from 'vitest'
import { money } from '../../money/index.ts'
import { adRefunds } from './index.ts'

const WEEK = 604_800
const purchase = (id: number, bought: number, units: bigint, currency: 'BTC' | 'LTC' | 'USDT' = 'LTC') => ({
  id,
  bought,
  paid: money(currency, units),
})

test('nothing left gives nothing back', () => {
  expect(adRefunds([purchase(1, 100, 1_000n)], 0)).toEqual([])
  expect(adRefunds([], 50)).toEqual([])
})

test('what was not begun comes back whole', () => {
  expect(adRefunds([purchase(1, 2 * WEEK, 999n)], 2 * WEEK)).toEqual([{ id: 1, money: money('LTC', 999n) }])
})

test('the share that was not used, rounded down', () => {
  // 3 of 7 days of 1,000 are 428.57…
  expect(adRefunds([purchase(1, WEEK, 1_000n)], 3 * 86_400)).toEqual([{ id: 1, money: money('LTC', 428n) }])
})

test('what was bought first is used first, each in the coin it was paid in', () => {
  const bought = [purchase(2, 200, 500n, 'USDT'), purchase(1, 100, 1_000n), purchase(3, 100, 90n, 'BTC')]
  expect(adRefunds(bought, 150)).toEqual([
    { id: 3, money: money('BTC', 90n) },
    { id: 2, money: money('USDT', 125n) },
  ])
  expect(adRefunds(bought, 350)).toEqual([
    { id: 3, money: money('BTC', 90n) },
    { id: 2, money: money('USDT', 500n) },
    { id: 1, money: money('LTC', 500n) },
  ])
})

test('never more than was paid, whatever is left', () => {
  const bought = [purchase(1, 7, 10n), purchase(2, 3, 5n)]
  for (let left = 0; left <= 20; left += 1) {
    const total = adRefunds(bought, left).reduce((sum, { money: { units } }) => sum + units, 0n)
    expect(total).toBeLessThanOrEqual(15n)
  }
})
