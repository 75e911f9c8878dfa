import { describe, expect, it } from 'vitest'
import { conversionOf, disputesOf, percentText } from './percents.ts'

describe('percents of a seller’s figures', () => {
  it('are nothing where there is nothing to divide by', () => {
    expect(conversionOf({ orders: 3, views: 0, disputed: 0 })).toBeNull()
    expect(disputesOf({ orders: 0, views: 9, disputed: 0 })).toBeNull()
    expect(percentText(null)).toBe('–')
  })

  it('have one place behind the point', () => {
    expect(percentText(conversionOf({ orders: 1, views: 24, disputed: 0 }))).toBe('4.2%')
    expect(percentText(disputesOf({ orders: 69, views: 400, disputed: 20 }))).toBe('29.0%')
  })
})
