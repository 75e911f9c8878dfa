import { describe, expect, it } from 'vitest'
import { rules } from '../../rules/index.ts'
import { abandonedBy, completionPercent, rateableUntil, whyNotRateable } from './index.ts'

const END = 1_000_000

describe('an order is rated', () => {
  it.each([
    ['open', null],
    ['cancelled', END],
  ] as const)('not while it is %s or when it ended so', (status, endedAt) => {
    expect(whyNotRateable({ status, endedAt }, END)).toBe('OTC_RATING_NOT_COMPLETED')
  })

  it('from its completion to the last second of the window', () => {
    const order = { status: 'completed', endedAt: END } as const
    expect(rateableUntil(END)).toBe(END + rules.otc.ratingSeconds)
    expect(whyNotRateable(order, END)).toBeNull()
    expect(whyNotRateable(order, rateableUntil(END))).toBeNull()
    expect(whyNotRateable(order, rateableUntil(END) + 1)).toBe('OTC_RATING_CLOSED')
  })
})

describe('the record', () => {
  it('has a cancelled order against the buyer who left it, and against nobody when an arbiter ruled', () => {
    const all = ['byBuyer', 'expired', 'requiredBySeller', 'ruledToSeller'] as const
    expect(all.map(abandonedBy)).toEqual(['buyer', 'buyer', 'buyer', null])
  })

  it('rounds the completion down, and says nothing of nobody', () => {
    expect(completionPercent(0, 0)).toBeNull()
    expect(completionPercent(0, 3)).toBe(0)
    expect(completionPercent(2, 1)).toBe(66)
    expect(completionPercent(999, 1)).toBe(99)
    expect(completionPercent(7, 0)).toBe(100)
  })
})
