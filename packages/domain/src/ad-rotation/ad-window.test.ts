import { expect, test } from 'vitest'
import { adWindow } from './index.ts'

const ads = (count: number) => Array.from({ length: count }, (_, index) => index)

test('nothing runs, nothing is shown', () => {
  expect(adWindow([], 7, 3, 12)).toEqual([])
})

test('few are all shown, none twice', () => {
  expect(adWindow(ads(2), 0, 3, 12)).toHaveLength(2)
  expect(new Set(adWindow(ads(2), 5, 3, 12)).size).toBe(2)
})

test.each([1, 2, 3, 4, 5, 6, 7, 9, 10, 12, 13, 30, 97])(
  'of %d ads each gets the same share of 100,000 impressions',
  (count) => {
    const shown = new Map<number, number>()
    let impressions = 0
    for (let turn = 0; impressions < 100_000; turn += 1) {
      for (const ad of adWindow(ads(count), turn, 3, 3)) {
        shown.set(ad, (shown.get(ad) ?? 0) + 1)
        impressions += 1
      }
    }
    const shares = ads(count).map((ad) => shown.get(ad) ?? 0)
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
  },
)

test('what joins gets as much as the others from then on', () => {
  const shown = new Map<number, number>()
  for (let turn = 0; turn < 10_000; turn += 1) {
    for (const ad of adWindow(ads(turn < 5_000 ? 7 : 8), turn, 3, 3)) shown.set(ad, (shown.get(ad) ?? 0) + 1)
  }
  expect(shown.get(7)).toBe((5_000 * 3) / 8)
})
