import { money, usd } from '@jindu/domain/money'
import { describe, expect, it } from 'vitest'
import { coinFor, distanceOf, distanceText, dollarsFor, rangeOf } from './offer.ts'

const unitPrice = { currency: 'BTC', usdE8: '9621000000000' } as const
const at = (usdE8: bigint) => ({ currency: 'BTC', usdE8 }) as const

const dollars = (units: string) => ({ asset: 'USD', units }) as const

describe('the two inputs of a ticket', () => {
  it('coin rounds down and dollars up, so that an amount there and back is the same', () => {
    const coin = coinFor({ unitPrice }, usd(320_000))
    expect(coin).toEqual(money('BTC', 3_326_057n))
    expect(dollarsFor({ unitPrice }, coin)).toEqual(usd(320_000))
  })

  it('have the range of the server, or none', () => {
    expect(rangeOf({ range: null })).toBeNull()
    expect(rangeOf({ range: { minimum: dollars('1000'), maximum: dollars('5000') } })).toEqual({
      minimum: usd(1000),
      maximum: usd(5000),
    })
  })
})

it('a price says how far from the market it is', () => {
  const market = at(10_000n)
  expect([10_022n, 10_000n, 9_972n].map((price) => distanceText(distanceOf(at(price), market)))).toEqual([
    '+0.22%',
    '0.00%',
    '−0.28%',
  ])
})
