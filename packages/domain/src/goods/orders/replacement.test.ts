import { describe, expect, test } from 'vitest'
import { DELIVERIES } from '../goods/index.ts'
import { whyNotReplaceable, type GoodsOrderStatus } from './index.ts'

const STATUSES = ['open', 'completed', 'revoked'] as const satisfies readonly GoodsOrderStatus[]

describe('units of an order are replaced', () => {
  test.each(STATUSES.flatMap((status) => DELIVERIES.map((delivery) => ({ status, delivery }))))(
    'by nobody but its seller: $status, $delivery',
    ({ status, delivery }) => {
      for (const role of ['buyer', 'arbiter', 'staff'] as const)
        expect(whyNotReplaceable({ status, role, delivery })).toBe('ORDER_WRONG_PARTY')
    },
  )

  test.each(STATUSES)('only where it was delivered from stock or by hand: %s', (status) => {
    for (const delivery of ['text', 'shared'] as const)
      expect(whyNotReplaceable({ status, role: 'seller', delivery })).toBe('STOCK_NOT_UNITS')
  })

  test.each([
    ['open', null],
    ['completed', null],
    ['revoked', 'ORDER_NOT_OPEN'],
  ] as const)('until the money went back: %s', (status, refusal) => {
    for (const delivery of ['units', 'manual'] as const)
      expect(whyNotReplaceable({ status, role: 'seller', delivery })).toBe(refusal)
  })
})
