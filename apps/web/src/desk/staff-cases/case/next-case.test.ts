import { describe, expect, it } from 'vitest'
import type { CaseRow } from '../queue/queue-search.ts'
import { nextCase } from './next-case.ts'

const NOW = 1_760_000_000
const ME = 100_019
const AFTER = { kind: 'goodsOrder', id: 1 }

const row = (id: number, change: Partial<CaseRow> = {}): CaseRow => ({
  kind: 'goodsOrder',
  id,
  title: 'Charts',
  buyerUid: 100_001,
  sellerUid: 100_002,
  amount: { asset: 'LTC', units: '1' },
  totalUsd: { asset: 'USD', units: '1' },
  outcome: null,
  openedAt: NOW - 9,
  queuedAt: NOW - 9,
  buyerComplaintAt: NOW - 9,
  sellerComplaintAt: null,
  buyerStatedAt: null,
  sellerStatedAt: null,
  respondBy: null,
  rulableAt: NOW - 1,
  needsSecond: false,
  pendingRuling: null,
  assigned: null,
  endedAt: null,
  own: false,
  ...change,
})

const nextOf = (waiting: readonly CaseRow[], second: readonly CaseRow[] = []) =>
  nextCase({ waiting, second, after: AFTER, uid: ME, now: NOW })

describe('the next case', () => {
  it('is never one’s own trade, the case at hand, or one whose sides may still answer', () => {
    expect(
      nextOf([row(1), row(2, { own: true }), row(3, { rulableAt: NOW + 1 }), row(4, { rulableAt: null })]),
    ).toBeNull()
    expect(nextOf([], [row(5, { pendingRuling: { uid: ME, arbiter: 'A', at: NOW } })])).toBeNull()
  })

  it('is the oldest that can be ruled, also of the same number in another market', () => {
    expect(nextOf([row(2, { own: true }), row(1, { kind: 'otcOrder' }), row(3)])).toMatchObject({ kind: 'otcOrder' })
    expect(nextOf([row(3, { rulableAt: NOW })])?.id).toBe(3)
  })

  it('is another arbiter’s ruling where nothing waits to be ruled', () => {
    const second = row(6, { pendingRuling: { uid: 100_020, arbiter: 'B', at: NOW } })
    expect(nextOf([row(2, { own: true })], [row(7, { own: true }), second])?.id).toBe(6)
    expect(nextOf([row(3)], [second])?.id).toBe(3)
  })

  it('is what nobody has, or oneself, before what a colleague works on', () => {
    const of = (uid: number) => ({ assigned: { uid, arbiter: 'C', at: NOW } })
    const theirs = row(2, of(100_021))
    expect(nextOf([theirs, row(3)])?.id).toBe(3)
    expect(nextOf([theirs, row(4, of(ME))])?.id).toBe(4)
    const second = row(6, { pendingRuling: { uid: 100_020, arbiter: 'B', at: NOW } })
    expect(nextOf([theirs], [second])?.id).toBe(6)
    expect(nextOf([theirs])?.id).toBe(2)
  })
})
