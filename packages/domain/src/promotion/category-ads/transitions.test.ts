import { describe, expect, test } from 'vitest'
import { money } from '../../money/index.ts'
import { refusalOf } from '../../machines/testing/refusal.ts'
import {
  allowedEvents,
  categoryAdNotBought,
  categoryAdWire,
  next,
  type CategoryAd,
  type CategoryAdActor,
  type CategoryAdEvent,
} from './index.ts'

const now = 1_760_000_000
const owner = { kind: 'owner' } as const
const moderator = { kind: 'moderator' } as const
const visitor = { kind: 'visitor' } as const
const price = money('LTC', 70n)
const buy = (clicks: number, categoryIds: readonly number[] = [4, 5], paid = price) =>
  ({ kind: 'buy', clicks, categoryIds, price: paid }) as const

const shown: CategoryAd = { kind: 'shown', categoryIds: [1], bought: 100, remaining: 2 }
const closed: CategoryAd = { ...shown, kind: 'closed', closedBy: 'owner' }
const closedByStaff: CategoryAd = { ...closed, closedBy: 'moderator' }
const usedUp: CategoryAd = { ...closed, remaining: 0, closedBy: 'lastClick' }
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('refusals', () => {
  test.each<[CategoryAdEvent, readonly CategoryAdActor[]]>([
    [buy(2), [moderator, visitor]],
    [{ kind: 'show' }, [visitor]],
    [{ kind: 'close' }, [visitor]],
    [{ kind: 'click' }, [owner, moderator]],
  ])('%o belongs to its party', (event, others) => {
    for (const actor of others) {
      expect(refusalOf(() => next(shown, event, actor, now))).toEqual({
        code: 'AD_WRONG_PARTY',
        details: { event: event.kind },
      })
    }
  })

  test.each<[string, CategoryAd, CategoryAdEvent, CategoryAdActor, string, object]>([
    ['showing what was not bought', categoryAdNotBought, { kind: 'show' }, owner, 'AD_NOT_BOUGHT', {}],
    ['closing what was not bought', categoryAdNotBought, { kind: 'close' }, owner, 'AD_NOT_BOUGHT', {}],
    ['a click on what was not bought', categoryAdNotBought, { kind: 'click' }, visitor, 'AD_NOT_BOUGHT', {}],
    ['showing twice', shown, { kind: 'show' }, owner, 'AD_ALREADY_SHOWN', {}],
    ['closing twice', closed, { kind: 'close' }, owner, 'AD_ALREADY_CLOSED', {}],
    ['a click on what is closed', closed, { kind: 'click' }, visitor, 'AD_ALREADY_CLOSED', {}],
    ['showing what staff closed', closedByStaff, { kind: 'show' }, owner, 'AD_CLOSED_BY_STAFF', {}],
    ['renewing what staff closed', closedByStaff, buy(2), owner, 'AD_CLOSED_BY_STAFF', {}],
    ['showing without clicks', usedUp, { kind: 'show' }, owner, 'AD_NO_HITS_LEFT', {}],
    ['no clicks', shown, buy(0), owner, 'AD_PACKAGES_INVALID', { maximum: 100 }],
    ['half a click', shown, buy(0.5), owner, 'AD_PACKAGES_INVALID', { maximum: 100 }],
    ['no category', shown, buy(2, []), owner, 'AD_CATEGORIES_REQUIRED', {}],
    ['a category twice', shown, buy(2, [1, 1]), owner, 'AD_CATEGORIES_REQUIRED', {}],
    ['too many categories', shown, buy(2, ids(21)), owner, 'AD_CATEGORIES_REQUIRED', {}],
    ['nothing paid', shown, buy(2, [1], money('LTC', 0n)), owner, 'AMOUNT_NOT_POSITIVE', {}],
  ])('%s', (_what, state, event, actor, code, details) => {
    expect(refusalOf(() => next(state, event, actor, now))).toEqual({ code, details })
  })
})

describe('buying', () => {
  const paid = { moves: [{ from: 'owner', to: 'platform', money: price }], note: 'categoryAd.bought' }

  test('the first clicks show the ad', () => {
    expect(next(categoryAdNotBought, buy(1, ids(20)), owner, now)).toEqual({
      ...paid,
      state: { kind: 'shown', categoryIds: ids(20), bought: 1, remaining: 1 },
    })
  })

  test.each([shown, closed])('%# gets more clicks, new categories, and is shown', (state) => {
    expect(next(state, buy(50), owner, now)).toEqual({
      ...paid,
      state: { kind: 'shown', categoryIds: [4, 5], bought: 150, remaining: 52 },
    })
  })
})

test.each([owner, moderator])('%o closes and shows', (actor) => {
  const { state } = next(shown, { kind: 'close' }, actor, now)
  expect(next(shown, { kind: 'close' }, actor, now)).toEqual({
    state: { ...shown, kind: 'closed', closedBy: actor.kind },
    moves: [],
    note: 'categoryAd.closed',
  })
  expect(next(state, { kind: 'show' }, actor, now)).toEqual({ state: shown, moves: [], note: 'categoryAd.shown' })
})

test('staff show what they closed, with its last click', () => {
  expect(next({ ...closedByStaff, remaining: 1 }, { kind: 'show' }, moderator, now).state).toMatchObject({
    kind: 'shown',
  })
})

test('each click counts, the last one closes the ad', () => {
  const once = next(shown, { kind: 'click' }, visitor, now)
  expect(once).toEqual({ state: { ...shown, remaining: 1 }, moves: [], note: 'categoryAd.clicked' })
  expect(next(once.state, { kind: 'click' }, visitor, now)).toEqual({
    state: usedUp,
    moves: [],
    note: 'categoryAd.clicked',
  })
})

test('a visitor may click what is shown', () => {
  expect(allowedEvents(shown, visitor, now)).toEqual([{ event: 'click', allowed: true }])
})

test('the numbers of the specification', () => {
  expect(categoryAdWire(categoryAdNotBought)).toBe(null)
  expect(categoryAdWire(shown)).toEqual({ buy_hits: 100, remain_hits: 2, status: 1 })
  expect(categoryAdWire(closed)).toEqual({ buy_hits: 100, remain_hits: 2, status: 2 })
})
