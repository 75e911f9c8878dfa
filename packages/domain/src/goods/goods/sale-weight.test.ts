import { array, assert, bigInt, boolean, double, property, subarray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rankingRules } from '../../rules/goods.ts'
import { SELF_DEALING_SIGNS, type SelfDealingSign } from '../../trust/moderation/index.ts'
import { hotScoreAfter, hotScoreOf, hotScoreOfNew, saleWeight, selfDealingSigns, type TieFacts } from './index.ts'

const AT = 1_800_000_000
const { fullSaleCents, halfLifeSeconds } = rankingRules
const none: TieFacts = {
  buyerUid: 100_001,
  sellerUid: 100_002,
  sharesDevice: false,
  buyerNetworks: ['203.0.113.5', '2001:db8::/64'],
  sellerNetworks: ['198.51.100.7'],
  buyerIntroducer: 100_009,
  sellerIntroducer: 100_009,
  sentCoin: false,
  boughtBack: false,
}
/** Each fact with the sign that it gives. */
const TIES: readonly (readonly [Partial<TieFacts>, SelfDealingSign])[] = [
  [{ sharesDevice: true }, 'device'],
  [{ sellerNetworks: ['198.51.100.7', '203.0.113.5'] }, 'network'],
  [{ buyerIntroducer: 100_002 }, 'introducer'],
  [{ sellerIntroducer: 100_001 }, 'introducer'],
  [{ sentCoin: true }, 'coin'],
  [{ boughtBack: true }, 'coin'],
]
const signs = subarray([...SELF_DEALING_SIGNS])
const cents = bigInt({ min: 1n, max: 10n ** 12n })
const weightOf = (totalCents: bigint) => saleWeight({ totalCents, signs: [], boughtBefore: false })
const scoreAfter = (weights: readonly number[], at = AT) =>
  weights.reduce((score, weight) => hotScoreAfter(score, hotScoreOf(weight, at)), hotScoreOfNew(at))

describe('signs of a deal with oneself', () => {
  test('strangers have none, not even those whom the same person introduced', () => {
    expect(selfDealingSigns(none)).toEqual([])
    expect(selfDealingSigns({ ...none, buyerIntroducer: null, sellerIntroducer: null })).toEqual([])
  })

  test('each set of facts has its signs and no other', () => {
    for (let set = 0; set < 2 ** TIES.length; set += 1) {
      const held = TIES.filter((_, nth) => (set >> nth) % 2 === 1)
      const facts = held.reduce((all, [fact]) => ({ ...all, ...fact }), none)
      const expected = new Set(held.map(([, sign]) => sign))
      expect(selfDealingSigns(facts)).toEqual(SELF_DEALING_SIGNS.filter((sign) => expected.has(sign)))
    }
  })
})

describe('the weight of a sale', () => {
  test('is nothing with any sign or of a buyer who bought before, whatever was paid', () => {
    assert(
      property(cents, signs, boolean(), (totalCents, found, boughtBefore) => {
        const weight = saleWeight({ totalCents, signs: found, boughtBefore })
        expect(weight > 0).toBe(found.length === 0 && !boughtBefore)
      }),
    )
  })

  test('never falls with the sum, and never passes one', () => {
    assert(
      property(cents, cents, (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        expect(weightOf(less)).toBeLessThanOrEqual(weightOf(more))
        expect(weightOf(more)).toBeLessThanOrEqual(1)
      }),
    )
    expect(weightOf(0n)).toBe(0)
    expect(weightOf(BigInt(fullSaleCents))).toBe(1)
  })
})

describe('the score', () => {
  test('is not bought for a cent: a thousand buyers of a cent do what one of ten dollars does', () => {
    const cheap = scoreAfter(Array.from({ length: 1_000 }, () => weightOf(1n)))
    expect(cheap).toBeCloseTo(scoreAfter([weightOf(1_000n)]), 6)
    expect(cheap).toBeLessThan(scoreAfter([weightOf(2_000n)]))
  })

  test('is not moved by sales that weigh nothing, and does not depend on the order of the others', () => {
    assert(
      property(array(double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 }), (weights) => {
        const score = scoreAfter(weights)
        expect(scoreAfter([...weights, 0, 0])).toBe(score)
        expect(scoreAfter(weights.toReversed())).toBeCloseTo(score, 9)
        expect(score).toBeGreaterThanOrEqual(hotScoreOfNew(AT))
      }),
    )
  })

  test('ages: a week later a sale weighs half of one today', () => {
    const [old, fresh] = [hotScoreOf(1, AT), hotScoreOf(0.5, AT + halfLifeSeconds)]
    expect(fresh).toBeCloseTo(old ?? 0, 9)
    expect(hotScoreOfNew(AT)).toBeLessThan(hotScoreOf(1, AT) ?? 0)
  })
})
