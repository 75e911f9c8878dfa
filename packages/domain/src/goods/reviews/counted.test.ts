import { expect, test } from 'vitest'
import { rankingRules } from '../../rules/goods.ts'
import { reviewCounts } from './index.ts'

const { countsFromCents, sameSellerSeconds } = rankingRules.review
const NOW = 1_800_000_000
const SUMS = [1n, BigInt(countsFromCents) - 1n, BigInt(countsFromCents), 10n ** 9n]
const BEFORE = [null, NOW - sameSellerSeconds - 1, NOW - sameSellerSeconds, NOW - sameSellerSeconds + 1, NOW]

test('a review counts of a distinct buyer without signs who paid enough, and in no other case', () => {
  const counted: unknown[] = []
  for (const totalCents of SUMS)
    for (const signs of [0, 1, 4])
      for (const ratedGoods of [false, true])
        for (const ratedSellerAt of BEFORE)
          if (reviewCounts({ totalCents, signs, ratedGoods, ratedSellerAt, now: NOW }))
            counted.push([totalCents, signs, ratedGoods, ratedSellerAt])
  const enough = SUMS.slice(2)
  const longAgo = BEFORE.slice(0, 3)
  expect(counted).toEqual(enough.flatMap((sum) => longAgo.map((at) => [sum, 0, false, at])))
})
