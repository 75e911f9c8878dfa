import { assert, constant, constantFrom, integer, oneof, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCY_CODES, parseRate, usd, usdToCoin } from '../../money/index.ts'
import { goodsRules } from '../../rules/goods.ts'
import { goodsSum, type DiscountOff } from './index.ts'

const percent = (value: number): DiscountOff => ({ kind: 'percent', percent: value })
const amount = (cents: number): DiscountOff => ({ kind: 'amount', amount: usd(cents) })

describe('the sum of a purchase, worked out by hand in cents', () => {
  test.each<[price: number, volume: number, off: DiscountOff | null, goods: number, off: number, total: number]>([
    [1_250, 1, null, 1_250, 0, 1_250],
    [1_250, 3, null, 3_750, 0, 3_750],
    [1_250, 3, percent(15), 3_750, 562, 3_188],
    [999, 1, percent(50), 999, 499, 500],
    [1_000, 2, percent(99), 2_000, 1_980, 20],
    [1, 1, percent(99), 1, 0, 1],
    [2, 1, percent(99), 2, 1, 1],
    [1_250, 2, amount(500), 2_500, 500, 2_000],
    [1_250, 1, amount(1_250), 1_250, 1_237, 13],
    [500, 1, amount(2_000), 500, 495, 5],
    [5_000, 10_000, amount(50_000_000), 50_000_000, 49_500_000, 500_000],
    [1, 1, amount(1), 1, 0, 1],
    [100_000_000, 10_000, percent(1), 1_000_000_000_000, 10_000_000_000, 990_000_000_000],
  ])('%i × %i', (price, volume, off, goods, taken, total) => {
    expect(goodsSum({ price: usd(price), volume, off })).toEqual({
      goods: usd(goods),
      off: usd(taken),
      total: usd(total),
    })
  })
})

const facts = record({
  price: integer({ min: 1, max: goodsRules.price.maximumCents }).map(usd),
  volume: integer({ min: 1, max: goodsRules.purchase.maximumVolume }),
  off: oneof(
    constant(null),
    integer({ min: 1, max: goodsRules.discount.maximumPercent }).map(percent),
    integer({ min: 1, max: goodsRules.price.maximumCents }).map(amount),
  ),
})

/** The most that a code takes off, in cents. */
function mostOff(goods: bigint, off: DiscountOff | null): bigint {
  if (off === null) return 0n
  return off.kind === 'amount' ? off.amount.units : (goods * BigInt(off.percent)) / 100n
}

describe('whatever is bought', () => {
  test('the buyer pays something, no more than the goods, and the parts add up', () => {
    assert(
      property(facts, (bought) => {
        const { goods, off, total } = goodsSum(bought)
        expect(goods.units).toBe(bought.price.units * BigInt(bought.volume))
        expect(off.units >= 0n && total.units >= 1n).toBe(true)
        expect(off.units + total.units).toBe(goods.units)
      }),
    )
  })

  test('without a code nothing is taken off, and a percent takes no more than its share', () => {
    assert(
      property(facts, (bought) => {
        const { goods, off } = goodsSum(bought)
        expect(off.units <= mostOff(goods.units, bought.off)).toBe(true)
      }),
    )
  })

  test('one more piece never lowers what is paid for the rest of the order', () => {
    assert(
      property(facts, (bought) => {
        const more = goodsSum({ ...bought, volume: bought.volume + 1 })
        expect(more.total.units >= goodsSum(bought).total.units).toBe(true)
      }),
    )
  })

  test('each coin that pays it is worth the dollars, and by less than one unit more', () => {
    assert(
      property(facts, constantFrom(...CURRENCY_CODES), integer({ min: 1, max: 9_999_999 }), (bought, coin, rate) => {
        const { total } = goodsSum(bought)
        const priced = parseRate(coin, `${Math.trunc(rate / 100)}.${String(rate % 100).padStart(2, '0')}`)
        const decimals = { BTC: 8n, LTC: 8n, USDT: 6n }[coin]
        const scale = 10n ** decimals
        const paid = usdToCoin(total, priced, 'up').units
        const owed = total.units * 1_000_000n * scale
        expect(paid * priced.usdE8 >= owed && (paid - 1n) * priced.usdE8 < owed).toBe(true)
      }),
    )
  })
})
