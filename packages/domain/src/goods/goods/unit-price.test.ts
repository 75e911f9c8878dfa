import { assert, constant, constantFrom, integer, oneof, property, record, uniqueArray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCY_CODES, parseRate, usd, usdToCoin } from '../../money/index.ts'
import { goodsRules } from '../../rules/goods.ts'
import {
  goodsSum,
  pricingProblem,
  runningSale,
  unitPrice,
  whyNotPrice,
  type DiscountOff,
  type Pricing,
  type Sale,
} from './index.ts'

const NOW = 1_000_000
const steps = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([from, cents]) => ({ from, price: usd(cents) }))
const fixed = (of: readonly (readonly [number, number])[], sale: Sale | null = null): Pricing => ({
  kind: 'fixed',
  steps: steps(...of),
  sale,
})
const percentOff = (percent: number, startsAt: number | null = null, endsAt = NOW + 60): Sale => ({
  off: { kind: 'percent', percent },
  startsAt,
  endsAt,
})
const priced = (cents: number, startsAt: number | null = null, endsAt = NOW + 60): Sale => ({
  off: { kind: 'price', price: usd(cents) },
  startsAt,
  endsAt,
})
const PLAIN_PRICING = fixed([])
const BULK = [
  [5, 900],
  [10, 800],
  [100, 500],
] as const

describe('the price of one piece, worked out by hand in cents', () => {
  test.each<[string, list: number, Pricing, volume: number, named: number | null, price: number, reason: string]>([
    ['no pricing', 1_000, PLAIN_PRICING, 1, null, 1_000, 'list'],
    ['a named price where prices are fixed', 1_000, PLAIN_PRICING, 1, 5_000, 1_000, 'list'],
    ['below the first step', 1_000, fixed(BULK), 4, null, 1_000, 'list'],
    ['at the first step', 1_000, fixed(BULK), 5, null, 900, 'quantity'],
    ['between steps', 1_000, fixed(BULK), 9, null, 900, 'quantity'],
    ['at the second step', 1_000, fixed(BULK), 10, null, 800, 'quantity'],
    ['beyond the last step', 1_000, fixed(BULK), 10_000, null, 500, 'quantity'],
    ['a step above a lowered list price', 700, fixed(BULK), 10, null, 700, 'list'],
    ['a running sale in percent', 999, fixed([], percentOff(20)), 1, null, 800, 'sale'],
    ['a percent that rounds to nothing', 1, fixed([], percentOff(99)), 1, null, 1, 'list'],
    ['half of three cents', 3, fixed([], percentOff(50)), 1, null, 2, 'sale'],
    ['a running sale at a price', 1_000, fixed([], priced(750)), 3, null, 750, 'sale'],
    ['a sale above a lowered list price', 700, fixed([], priced(750)), 1, null, 700, 'list'],
    ['the second before its start', 1_000, fixed([], priced(750, NOW + 1)), 1, null, 1_000, 'list'],
    ['the second of its start', 1_000, fixed([], priced(750, NOW)), 1, null, 750, 'sale'],
    ['the last second', 1_000, fixed([], priced(750, null, NOW + 1)), 1, null, 750, 'sale'],
    ['the second of its end', 1_000, fixed([], priced(750, null, NOW)), 1, null, 1_000, 'list'],
    ['sale and step, the sale lower', 1_000, fixed(BULK, priced(750)), 10, null, 750, 'sale'],
    ['sale and step, the step lower', 1_000, fixed(BULK, priced(850)), 10, null, 800, 'quantity'],
    ['sale and step, equal', 1_000, fixed(BULK, priced(800)), 10, null, 800, 'sale'],
    ['a minimum that nobody exceeds', 500, { kind: 'named' }, 1, null, 500, 'list'],
    ['the minimum, named', 500, { kind: 'named' }, 2, 500, 500, 'list'],
    ['a cent more than the minimum', 500, { kind: 'named' }, 2, 501, 501, 'named'],
    ['less than the minimum', 500, { kind: 'named' }, 1, 499, 500, 'list'],
  ])('%s', (_, list, pricing, volume, named, price, reason) => {
    const facts = { list: usd(list), pricing, volume, named: named === null ? null : usd(named), now: NOW }
    expect(unitPrice(facts)).toEqual({ price: usd(price), list: usd(list), reason })
  })

  test.each<[string, price: number, volume: number, Pricing, DiscountOff | null, goods: number, total: number]>([
    ['ten at the step', 1_000, 10, fixed(BULK), null, 8_000, 8_000],
    ['a percent of what the steps cost', 1_000, 10, fixed(BULK), { kind: 'percent', percent: 15 }, 8_000, 6_800],
    [
      'an amount off what the sale costs',
      1_000,
      3,
      fixed([], priced(333)),
      { kind: 'amount', amount: usd(100) },
      999,
      899,
    ],
    [
      'percent of a percent, each rounded down',
      999,
      3,
      fixed([], percentOff(15)),
      { kind: 'percent', percent: 15 },
      2_550,
      2_168,
    ],
  ])('and a code applies to the sum after that: %s', (_, list, volume, pricing, off, goods, total) => {
    const { price } = unitPrice({ list: usd(list), pricing, volume, named: null, now: NOW })
    expect(goodsSum({ price, volume, off })).toMatchObject({ goods: usd(goods), total: usd(total) })
  })
})

describe('what a buyer saw or named', () => {
  test.each<[string, Pricing, volume: number, paid: number, string | null]>([
    ['the price of the quantity', fixed(BULK), 10, 800, null],
    ['the price of one piece, as old clients send it', fixed(BULK), 10, 1_000, null],
    ['the price of another quantity', fixed(BULK), 10, 900, 'PRICE_CHANGED'],
    ['the list price during a sale', fixed([], priced(750)), 1, 1_000, 'PRICE_CHANGED'],
    ['the sale price', fixed([], priced(750)), 1, 750, null],
    ['the sale price after its end', fixed([], priced(750, null, NOW)), 1, 750, 'PRICE_CHANGED'],
    ['the minimum', { kind: 'named' }, 1, 1_000, null],
    ['more', { kind: 'named' }, 1, 100_000_000, null],
    ['a cent less', { kind: 'named' }, 1, 999, 'PRICE_BELOW_MINIMUM'],
    ['a cent more than the most', { kind: 'named' }, 1, 100_000_001, 'GOODS_PRICE_TOO_HIGH'],
  ])('%s', (_, pricing, volume, paid, refusal) => {
    expect(whyNotPrice({ list: usd(1_000), pricing, volume, now: NOW }, usd(paid))).toBe(refusal)
  })
})

describe('what a seller sets', () => {
  test.each<[string, Pricing, string | null]>([
    ['nothing', PLAIN_PRICING, null],
    ['steps below the price', fixed(BULK), null],
    ['a step at the price', fixed([[2, 1_000]]), 'PRICE_NOT_LOWER'],
    ['a sale at the price', fixed([], priced(1_000)), 'PRICE_NOT_LOWER'],
    ['a sale below it', fixed(BULK, priced(999)), null],
    ['a sale that is over', fixed([], priced(900, null, NOW)), 'DISCOUNT_DATES'],
    ['a step for one piece', fixed([[1, 900]]), 'PRICE_STEPS'],
    [
      'two steps for the same quantity',
      fixed([
        [5, 900],
        [5, 800],
      ]),
      'PRICE_STEPS',
    ],
    [
      'a step for fewer pieces than the one before',
      fixed([
        [5, 900],
        [4, 800],
      ]),
      'PRICE_STEPS',
    ],
    [
      'a step that is no cheaper than the one before',
      fixed([
        [5, 900],
        [6, 900],
      ]),
      'PRICE_STEPS',
    ],
    ['a sale that ends as it starts', fixed([], priced(900, NOW + 60, NOW + 60)), 'DISCOUNT_DATES'],
    ['a sale that starts later', fixed([], priced(900, NOW + 60, NOW + 61)), null],
    ['a named price', { kind: 'named' }, null],
  ])('%s', (_, pricing, problem) => {
    expect(pricingProblem(usd(1_000), pricing, NOW)).toBe(problem)
  })

  test('a named price is never on sale', () => {
    expect(runningSale(usd(1_000), { kind: 'named' }, NOW)).toBeNull()
  })

  test('a percent that takes no cent off is no sale', () => {
    expect(pricingProblem(usd(1), fixed([], percentOff(50)), NOW)).toBe('PRICE_NOT_LOWER')
  })
})

const cents = integer({ min: 1, max: goodsRules.price.maximumCents })
const sale = oneof(
  constant(null),
  record({
    off: oneof(
      integer({ min: 1, max: 99 }).map((percent) => ({ kind: 'percent' as const, percent })),
      cents.map((price) => ({ kind: 'price' as const, price: usd(price) })),
    ),
    startsAt: oneof(constant(null), integer({ min: 0, max: 2 * NOW })),
    endsAt: integer({ min: 0, max: 2 * NOW }),
  }),
)
/** Steps as the input takes them: from ever more pieces at ever lower prices. */
const stepList = uniqueArray(record({ from: integer({ min: 2, max: 10_000 }), price: cents }), {
  maxLength: goodsRules.price.maximumSteps,
  selector: ({ from }) => from,
}).map((all) => {
  const prices = all.map(({ price }) => price).toSorted((a, b) => b - a)
  return all
    .map(({ from }) => from)
    .toSorted((a, b) => a - b)
    .map((from, nth) => ({ from, price: usd(prices[nth] ?? 1) }))
})
const facts = record({
  list: cents.map(usd),
  pricing: oneof(
    record({ kind: constant('fixed' as const), steps: stepList, sale }),
    constant<Pricing>({ kind: 'named' }),
  ),
  volume: integer({ min: 1, max: goodsRules.purchase.maximumVolume }),
  named: oneof(constant(null), cents.map(usd)),
  now: integer({ min: 0, max: 2 * NOW }),
})

describe('whatever the seller set and the buyer buys', () => {
  test('fixed prices never exceed the list price, named ones never fall below it, and nothing is free', () => {
    assert(
      property(facts, (of) => {
        const { price, list, reason } = unitPrice(of)
        expect(list).toEqual(of.list)
        expect(price.units >= 1n).toBe(true)
        const isFair = of.pricing.kind === 'named' ? price.units >= list.units : price.units <= list.units
        expect(isFair).toBe(true)
        expect(reason === 'list').toBe(price.units === list.units)
      }),
    )
  })

  test('it is the lowest of list price, running sale and reached steps', () => {
    assert(
      property(facts, (of) => {
        if (of.pricing.kind === 'named') return
        const running = runningSale(of.list, of.pricing, of.now)
        const all = [
          of.list,
          ...(running === null ? [] : [running.price]),
          ...of.pricing.steps.filter(({ from }) => from <= of.volume).map(({ price }) => price),
        ]
        const lowest = all.map(({ units }) => units).reduce((a, b) => (b < a ? b : a))
        expect(unitPrice(of).price.units).toBe(lowest)
      }),
    )
  })

  test('the price at which the page shows it can be paid, and so can that of one piece', () => {
    assert(
      property(facts, (of) => {
        expect(whyNotPrice(of, unitPrice(of).price)).toBeNull()
        expect(whyNotPrice(of, unitPrice({ ...of, volume: 1 }).price)).toBeNull()
      }),
    )
  })

  test('one more piece never raises the price of a piece', () => {
    assert(
      property(facts, (of) => {
        expect(unitPrice({ ...of, volume: of.volume + 1 }).price.units <= unitPrice(of).price.units).toBe(true)
      }),
    )
  })

  test('with a code, in any coin: something is left to pay, and the coin is worth it by less than one unit more', () => {
    const off = oneof(
      constant<DiscountOff | null>(null),
      integer({ min: 1, max: 99 }).map((percent): DiscountOff => ({ kind: 'percent', percent })),
      cents.map((amount): DiscountOff => ({ kind: 'amount', amount: usd(amount) })),
    )
    assert(
      property(
        facts,
        off,
        constantFrom(...CURRENCY_CODES),
        integer({ min: 1, max: 9_999_999 }),
        (of, code, coin, rate) => {
          const { price } = unitPrice(of)
          const { goods, total } = goodsSum({ price, volume: of.volume, off: code })
          expect(total.units >= 1n && total.units <= goods.units).toBe(true)
          const quoted = parseRate(coin, `${Math.trunc(rate / 100)}.${String(rate % 100).padStart(2, '0')}`)
          const scale = 10n ** { BTC: 8n, LTC: 8n, USDT: 6n }[coin]
          const paid = usdToCoin(total, quoted, 'up').units
          const owed = total.units * 1_000_000n * scale
          expect(paid * quoted.usdE8 >= owed && (paid - 1n) * quoted.usdE8 < owed).toBe(true)
        },
      ),
    )
  })
})
