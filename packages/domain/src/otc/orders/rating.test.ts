import { describe, expect, it } from 'vitest'
import { rules } from '../../rules/index.ts'
import { money } from '../../money/index.ts'
import { abandonedBy, completionPercent, isTradedOutcome, rateableUntil, whyNotRateable } from './index.ts'

const END = 1_000_000

describe('an order is rated', () => {
  it.each([
    ['open', null],
    ['cancelled', END],
  ] as const)('not while it is %s or when it ended so', (status, endedAt) => {
    expect(whyNotRateable({ status, endedAt }, END, false)).toBe('OTC_RATING_NOT_COMPLETED')
  })

  it('never where the split was no trade', () => {
    expect(whyNotRateable({ status: 'completed', endedAt: END }, END, false)).toBe('OTC_RATING_NOT_COMPLETED')
  })

  it('from its completion to the last second of the window', () => {
    const order = { status: 'completed', endedAt: END } as const
    expect(rateableUntil(END)).toBe(END + rules.otc.ratingSeconds)
    expect(whyNotRateable(order, END, true)).toBeNull()
    expect(whyNotRateable(order, rateableUntil(END), true)).toBeNull()
    expect(whyNotRateable(order, rateableUntil(END) + 1, true)).toBe('OTC_RATING_CLOSED')
  })
})

describe('the record', () => {
  it('has a cancelled order against the buyer who left it, and against nobody when an arbiter ruled or both agreed', () => {
    const all = ['byBuyer', 'expired', 'requiredBySeller', 'ruledToSeller', 'agreedReturn'] as const
    expect(all.map(abandonedBy)).toEqual(['buyer', 'buyer', 'buyer', null, null])
  })

  it('rounds the completion down, and says nothing of nobody', () => {
    expect(completionPercent(0, 0)).toBeNull()
    expect(completionPercent(0, 3)).toBe(0)
    expect(completionPercent(2, 1)).toBe(66)
    expect(completionPercent(999, 1)).toBe(99)
    expect(completionPercent(7, 0)).toBe(100)
  })
})

describe('an order that ended counts as a trade', () => {
  const escrow = money('LTC', 1_000n)
  const counts = (outcome: Parameters<typeof isTradedOutcome>[0], bought: bigint) =>
    isTradedOutcome(outcome, escrow, money('LTC', bought))

  it.each(['byBuyer', 'requiredBySeller', 'expired', 'ruledToSeller', 'agreedReturn'] as const)(
    'never as %s',
    (outcome) => {
      expect(counts(outcome, 0n)).toBe(false)
    },
  )

  it.each(['agreedSplit', 'ruledSplit'] as const)('as %s where both sides keep one percent', (outcome) => {
    expect([1n, 9n, 991n, 999n].map((bought) => counts(outcome, bought))).toEqual([false, false, false, false])
    expect([10n, 990n].map((bought) => counts(outcome, bought))).toEqual([true, true])
  })

  it.each(['released', 'requiredByBuyer', 'ruledToBuyer'] as const)(
    'as %s, which leaves the seller nothing',
    (outcome) => {
      expect(counts(outcome, 1_000n)).toBe(true)
    },
  )
})
