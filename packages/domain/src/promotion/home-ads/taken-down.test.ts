import { expect, test } from 'vitest'
import * as categoryAd from '../category-ads/index.ts'
import { homeAdNotBought, letBack, secondsLeft, takenDown, whileWaiting, type HomeAd } from './index.ts'

const now = 1_760_000_000
const shown: HomeAd = { kind: 'shown', startAt: now - 100, stopAt: now + 900 }

test('weeks that wait for approval lie ahead whole, those of an approved ad run', () => {
  expect(whileWaiting(shown, true, now)).toBe(shown)
  expect(whileWaiting(shown, false, now)).toEqual({ kind: 'shown', startAt: now, stopAt: now + 1_000 })
  expect(whileWaiting(homeAdNotBought, false, now)).toBe(homeAdNotBought)
  expect(secondsLeft(shown, now)).toBe(900)
  expect(secondsLeft(whileWaiting(shown, false, now), now)).toBe(1_000)
  expect(secondsLeft(shown, now + 2_000)).toBe(0)
  expect(secondsLeft(homeAdNotBought, now)).toBe(0)
})

test('taken down, the slot ends now and only staff let it back, to be bought again', () => {
  const down = takenDown(shown, now)
  expect(down).toEqual({ kind: 'closed', startAt: now - 100, stopAt: now, closedBy: 'moderator' })
  expect(secondsLeft(down, now)).toBe(0)
  expect(letBack(down)).toMatchObject({ closedBy: 'clock' })
  expect(takenDown(homeAdNotBought, now)).toBe(homeAdNotBought)
  expect(letBack(shown)).toBe(shown)
  const over: HomeAd = { kind: 'closed', startAt: now - 100, stopAt: now, closedBy: 'clock' }
  expect(letBack(over)).toBe(over)
})

test('taken down, no click is left of a category ad', () => {
  const ad: categoryAd.CategoryAd = { kind: 'shown', categoryIds: [3], bought: 100, remaining: 40 }
  const down = categoryAd.takenDown(ad)
  expect(down).toEqual({ kind: 'closed', categoryIds: [3], bought: 100, remaining: 0, closedBy: 'moderator' })
  expect(categoryAd.letBack(down)).toMatchObject({ closedBy: 'lastClick' })
  const closed = { ...ad, kind: 'closed', closedBy: 'moderator' } as const
  expect(categoryAd.letBack(closed)).toMatchObject({ closedBy: 'owner', remaining: 40 })
  expect(categoryAd.takenDown(categoryAd.categoryAdNotBought)).toBe(categoryAd.categoryAdNotBought)
  expect(categoryAd.letBack(ad)).toBe(ad)
  const usedUp = { ...ad, kind: 'closed', remaining: 0, closedBy: 'lastClick' } as const
  expect(categoryAd.letBack(usedUp)).toBe(usedUp)
  const own = { ...usedUp, closedBy: 'owner' } as const
  expect(categoryAd.letBack(own)).toBe(own)
})
