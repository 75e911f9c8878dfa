import { describe, expect, it } from 'vitest'
import { arbiterMay } from './arbiter-may.ts'

const hold = { since: 1_790_000_000 }
const ruled = (ruling: { to: 'buyer' | 'seller' } | { to: 'split'; buyerBasisPoints: number }) => ({
  hold,
  dispute: { pendingRuling: { ruling } },
})

describe('what an arbiter may do that sends the money to a side', () => {
  it('is nothing while no hold stands', () => {
    expect(arbiterMay('buyer', { hold: null, dispute: { pendingRuling: null } })).toBeNull()
  })

  it('is nothing for the side that the standing ruling leaves empty', () => {
    expect(arbiterMay('seller', ruled({ to: 'buyer' }))).toBeNull()
    expect(arbiterMay('buyer', ruled({ to: 'seller' }))).toBeNull()
  })

  it('is to rule, and once one has ruled, to confirm', () => {
    expect(arbiterMay('buyer', { hold, dispute: { pendingRuling: null } })).toBe('rule')
    expect(arbiterMay('buyer', ruled({ to: 'buyer' }))).toBe('confirm')
    expect(arbiterMay('seller', ruled({ to: 'split', buyerBasisPoints: 2_500 }))).toBe('confirm')
  })
})
