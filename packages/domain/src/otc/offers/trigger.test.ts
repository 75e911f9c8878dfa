import { expect, test } from 'vitest'
import { money, parseRate, usd } from '../../money/index.ts'
import { refusalOf } from '../../machines/testing/refusal.ts'
import { isTriggered, next, publishOtcOffer, triggerProblem, type OtcOfferTerms } from './index.ts'

const terms: OtcOfferTerms = {
  unitPrice: parseRate('LTC', '88.00'),
  margin: null,
  minimum: usd(2_000),
  maximum: usd(40_000),
  requirements: { registerDays: 0, goodsTrade: 0, otcTradeAmount: 0, otcMaliciousTimes: null },
}
const offerOf = (side: 'buy' | 'sell', margin: OtcOfferTerms['margin'] = null) =>
  publishOtcOffer({ side, ownerUid: 100_002, total: money('LTC', 2_500_000_000n), terms: { ...terms, margin } }).state
const trigger = parseRate('LTC', '90.00')
const at = (price: string) => parseRate('LTC', price)
const clock = { kind: 'clock' } as const

test('a sell offer comes down at its trigger or above, a buy offer at it or below', () => {
  const prices = ['89.99999999', '90.00', '90.00000001'].map(at)
  expect(prices.map((market) => isTriggered(offerOf('sell'), trigger, market))).toEqual([false, true, true])
  expect(prices.map((market) => isTriggered(offerOf('buy'), trigger, market))).toEqual([true, true, false])
})

test('a price that follows the market has none, and none is given that is reached already', () => {
  const follows = offerOf('sell', { basisPoints: 100, floor: null, ceiling: null })
  expect(isTriggered(follows, trigger, at('99.00'))).toBe(false)
  expect(triggerProblem(follows, trigger, at('80.00'))).toBe('OFFER_PRICE_REQUIRED')
  expect(triggerProblem(offerOf('sell'), trigger, at('91.00'))).toBe('OFFER_TRIGGER_REACHED')
  expect(triggerProblem(offerOf('sell'), trigger, at('89.00'))).toBeNull()
  expect(triggerProblem(offerOf('sell'), null, at('91.00'))).toBeNull()
})

test('the clock takes a shown offer down once, as its owner would, and only at the trigger', () => {
  const shown = offerOf('sell')
  const event = { kind: 'trigger', trigger, market: at('90.00') } as const
  const down = next(shown, event, clock, 0)
  expect(down).toEqual({
    state: { ...shown, kind: 'takenDown', takenDownBy: 'owner' },
    moves: [],
    note: 'otcOffer.triggered',
  })
  const refused = (state: typeof shown | typeof down.state, market: string) =>
    refusalOf(() => next(state, { ...event, market: at(market) }, clock, 0))
  expect(refused(shown, '89.00')).toEqual({ code: 'OFFER_ALREADY_SHOWN', details: {} })
  expect(refused(down.state, '90.00')).toEqual({ code: 'OFFER_ALREADY_TAKEN_DOWN', details: {} })
})
