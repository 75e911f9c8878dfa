import { expect, test } from 'vitest'
import { adWindow } from './index.ts'

const ads = (count: number) => Array.from({ length: count }, (_, index) => index)

test('nothing runs, nothing is shown', () => {
  expect(adWindow([], 21, 12)).toEqual([])
})

test('few are all shown, none twice', () => {
  expect(adWindow(ads(2), 0, 12)).toHaveLength(2)
  expect(new Set(adWindow(ads(2), 5, 12)).size).toBe(2)
})

/** Impressions of each ad, for screens of these widths in turn, each showing so many pages of a strip. */
function shares(count: number, widths: readonly number[], stays: number, impressions: number): readonly number[] {
  const shown = new Map<number, number>()
  let before = 0
  for (let visit = 0; [...shown.values()].reduce((sum, each) => sum + each, 0) < impressions; visit += 1) {
    const wide = widths[visit % widths.length] ?? 1
    for (const ad of adWindow(ads(count), before, wide * stays)) shown.set(ad, (shown.get(ad) ?? 0) + 1)
    before += Math.min(wide, count)
  }
  return ads(count).map((ad) => shown.get(ad) ?? 0)
}

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 9, 10, 12, 13, 30, 97]

test.each(COUNTS)('of %d ads each gets the same share of 100,000 impressions', (count) => {
  const all = shares(count, [3], 1, 100_000)
  expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(1)
})

test.each(COUNTS)('of %d ads each gets the same share where one at a time is on the screens of phones', (count) => {
  for (const widths of [[1], [1, 3], [1, 1, 3]]) {
    const all = shares(count, widths, 1, 20_000)
    expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(1)
  }
})

test.each([6, 7, 12, 30])('of %d ads each gets its share too where readers stay for the pages behind', (count) => {
  const all = shares(count, [1], 3, 20_000)
  expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(3)
})

test('what joins gets as much as the others from then on', () => {
  const shown = new Map<number, number>()
  for (let turn = 0; turn < 10_000; turn += 1) {
    for (const ad of adWindow(ads(turn < 5_000 ? 7 : 8), turn * 3, 3)) shown.set(ad, (shown.get(ad) ?? 0) + 1)
  }
  expect(shown.get(7)).toBe((5_000 * 3) / 8)
})
