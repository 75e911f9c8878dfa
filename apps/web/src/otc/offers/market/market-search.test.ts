import { expect, test } from 'vitest'
import { marketInput, shownCurrency } from './market-search.ts'

test('an address that names a coin which is not traded here shows the first that is', () => {
  expect(shownCurrency({ currency: 'USDT' }, ['LTC', 'BTC'])).toBe('LTC')
  expect(shownCurrency({ currency: 'LTC' }, ['BTC'])).toBe('BTC')
  expect(shownCurrency({ currency: 'BTC' }, ['LTC', 'BTC'])).toBe('BTC')
})

test('the list is read for the coin that is shown', () => {
  expect(marketInput({ currency: 'USDT', side: 'sell' }, ['BTC'])).toEqual({
    side: 'buy',
    currency: 'BTC',
    page: 1,
    limit: 10,
  })
})
