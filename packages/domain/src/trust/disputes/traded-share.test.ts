import { expect, test } from 'vitest'
import { money } from '../../money/index.ts'
import { isTradedShare, shareOf } from './index.ts'

test.each<[escrow: bigint, buyer: bigint]>([
  [1_000n, 9n],
  [1_000n, 991n],
  [100_000_000n, 1n],
  [100_000_000n, 99_999_999n],
  [100_000_000n, 999_999n],
  [1_000n, 0n],
  [1_000n, 1_000n],
  [99n, 0n],
  [99n, 99n],
])('a split of %d that leaves the buyer %d is no trade', (escrow, buyer) => {
  expect(isTradedShare(money('LTC', escrow), money('LTC', buyer))).toBe(false)
})

test.each<[escrow: bigint, buyer: bigint]>([
  [1_000n, 10n],
  [1_000n, 990n],
  [1_000n, 500n],
  [100_000_000n, 1_000_000n],
  [99n, 1n],
])('a split of %d that leaves the buyer %d is a trade', (escrow, buyer) => {
  expect(isTradedShare(money('LTC', escrow), money('LTC', buyer))).toBe(true)
})

test.each([1n, 7n, 99n, 101n, 1_001n, 1_050n, 1_099n, 99_999_999n])(
  'a ruling of one percent of %d counts for the side that got it, unless it came to nothing',
  (units) => {
    const escrow = money('BTC', units)
    for (const basisPoints of [100, 9_900]) {
      const buyer = shareOf(escrow, basisPoints)
      const keepsNothing = buyer.units === 0n || buyer.units === units
      expect(isTradedShare(escrow, buyer)).toBe(!keepsNothing)
    }
  },
)
