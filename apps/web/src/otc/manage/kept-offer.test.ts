import { expect, it } from 'vitest'
import { readKept } from './kept-offer.ts'
import type { TypedOffer } from './offer-draft.ts'

const start: TypedOffer = {
  side: 'sell',
  currency: 'LTC',
  fiat: 'USD',
  paySeconds: null,
  total: '',
  pricing: 'fixed',
  unitPrice: '',
  trigger: '',
  marginSide: 'over',
  margin: '',
  floor: '',
  ceiling: '',
  minimum: '',
  maximum: '',
  registerDays: '',
  goodsTrade: '',
  otcTradeAmount: '',
  otcMaliciousTimes: '',
  methods: [],
  payees: [],
  remark: '',
  greeting: '',
  hours: null,
}
const typed: TypedOffer = {
  ...start,
  side: 'buy',
  currency: 'BTC',
  pricing: 'margin',
  marginSide: 'under',
  margin: '0.5',
  remark: 'Mornings',
  methods: ['alipay', 'cash'],
  payees: [7],
  hours: { timeZone: 'UTC', days: [null, { from: 0, to: 1_440 }, null, null, null, null, null] },
}
const kept = (of: TypedOffer, what: unknown): string => JSON.stringify({ of: JSON.stringify(of), typed: what })

it('what was typed of an offer is there again as it was', () => {
  expect(readKept(kept(start, typed), start)).toEqual(typed)
})

it.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['no offer', kept(start, 7)],
  ['an offer that was changed since', kept({ ...start, unitPrice: '90' }, typed)],
])('%s is kept of none', (_, text) => {
  expect(readKept(text, start)).toBeNull()
})

it('what another page kept otherwise stands as the form begins', () => {
  const strange = {
    side: 'both',
    currency: 'DOGE',
    total: 7,
    pricing: null,
    marginSide: 0,
    methods: ['barter', 'cash'],
    payees: ['7', 8],
    hours: { timeZone: 'UTC', days: [1, 2, 3, 4, 5, 6, 7] },
  }
  expect(readKept(kept(start, strange), start)).toEqual({ ...start, methods: ['cash'], payees: [8] })
})
