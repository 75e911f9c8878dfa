import { expect, test } from 'vitest'
import { salesRows } from './sales-rows.ts'

const usd = (units: string) => ({ asset: 'USD' as const, units })

test('a point is a row with its first and last day, exact dollars, and rates where there are any', () => {
  const point = {
    from: Date.UTC(2026, 10, 1) / 1000,
    to: Date.UTC(2026, 10, 8) / 1000,
    orders: 3,
    units: 4,
    views: 40,
    disputed: 1,
    refunded: 1,
    earned: usd('123456'),
    fee: usd('3086'),
    net: usd('120370'),
    escrow: usd('5'),
    returned: usd('0'),
  }
  const money = [
    { decimal: '1234.56' },
    { decimal: '30.86' },
    { decimal: '1203.70' },
    { decimal: '0.05' },
    { decimal: '0.00' },
  ]
  expect(salesRows({ points: [point, { ...point, orders: 0, views: 0 }] }, ['head'], 'UTC')).toEqual([
    ['head'],
    ['2026-11-01', '2026-11-07', 3, 4, 40, { decimal: '7.5' }, 1, { decimal: '33.3' }, 1, ...money],
    ['2026-11-01', '2026-11-07', 0, 4, 0, '', 1, '', 1, ...money],
  ])
})
