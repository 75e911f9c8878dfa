import { describe, expect, it } from 'vitest'
import {
  changeOf,
  changeOfConversion,
  changeText,
  conversionOf,
  disputesOf,
  ofSevenDays,
  percentText,
} from './percents.ts'

describe('percents of a seller’s figures', () => {
  it('are nothing where there is nothing to divide by', () => {
    expect(conversionOf({ orders: 3, views: 0, disputed: 0 })).toBeNull()
    expect(disputesOf({ orders: 0, views: 9, disputed: 0 })).toBeNull()
    expect(percentText(null)).toBe('–')
  })

  it('of disputes are of a day and the six before it', () => {
    const days = Array.from({ length: 9 }, (_, day) => ({ orders: 1, views: 10, disputed: day === 1 ? 1 : 0 }))
    const rates = [...ofSevenDays(days).values()].map((of) => percentText(disputesOf(of)))
    expect(rates).toEqual(['14.3%', '14.3%', '0.0%'])
    expect(ofSevenDays(days).size).toBe(3)
  })

  it('have one place behind the point', () => {
    expect(percentText(conversionOf({ orders: 1, views: 24, disputed: 0 }))).toBe('4.2%')
    expect(percentText(disputesOf({ orders: 69, views: 400, disputed: 20 }))).toBe('29.0%')
  })
})

const tenthsOf = (now: bigint, before: bigint) => {
  const change = changeOf(now, before)
  return change?.kind === 'by' ? change.tenths : change
}

describe('a figure beside the one before it', () => {
  it('is new where there was nothing, and nothing where there is none at all', () => {
    expect(changeOf(5n, 0n)).toEqual({ kind: 'new' })
    expect(changeOf(0n, 0n)).toBeNull()
    expect(tenthsOf(0n, 5n)).toBe(-1_000n)
  })

  it('is rounded half away from nothing, both ways', () => {
    expect(tenthsOf(3n, 2n)).toBe(500n)
    expect(tenthsOf(2_001n, 2_000n)).toBe(1n)
    expect(tenthsOf(1_999n, 2_000n)).toBe(-1n)
    expect(tenthsOf(20_009n, 20_000n)).toBe(0n)
    expect(tenthsOf(19_991n, 20_000n)).toBe(0n)
    expect(tenthsOf(4n, 3n)).toBe(333n)
    expect(tenthsOf(2n, 3n)).toBe(-333n)
  })

  it('of cents beyond what a number holds is exact', () => {
    const large = 9_007_199_254_740_993n
    expect(tenthsOf(large * 1_001n, large * 1_000n)).toBe(1n)
    expect(tenthsOf(large * 2n + 1n, large)).toBe(1_000n)
  })

  it('of conversion compares orders for each visitor', () => {
    expect(changeOfConversion({ orders: 2, views: 100 }, { orders: 1, views: 100 })).toEqual({
      kind: 'by',
      tenths: 1_000n,
    })
    expect(changeOfConversion({ orders: 1, views: 200 }, { orders: 1, views: 100 })).toEqual({
      kind: 'by',
      tenths: -500n,
    })
    expect(changeOfConversion({ orders: 1, views: 0 }, { orders: 1, views: 1 })).toBeNull()
    expect(changeOfConversion({ orders: 1, views: 1 }, { orders: 0, views: 1 })).toEqual({ kind: 'new' })
  })

  it('has one place behind the point below a hundred', () => {
    expect([0n, 5n, -125n, 999n, 1_000n, 12_395n].map(changeText)).toEqual([
      '0%',
      '0.5%',
      '12.5%',
      '99.9%',
      '100%',
      '1,240%',
    ])
  })
})
