import { describe, expect, test } from 'vitest'
import { money } from '../../money/index.ts'
import { refusalOf } from '../../machines/testing/refusal.ts'
import {
  allowedEvents,
  deadlineOf,
  homeAdNotBought,
  homeAdWire,
  isVisible,
  next,
  type HomeAd,
  type HomeAdActor,
  type HomeAdEvent,
} from './index.ts'

const now = 1_760_000_000
const week = 604_800
const owner = { kind: 'owner' } as const
const moderator = { kind: 'moderator' } as const
const clock = { kind: 'clock' } as const
const price = money('LTC', 70n)
const buy = (weeks: number, paid = price) => ({ kind: 'buy', weeks, price: paid }) as const

const shown: HomeAd = { kind: 'shown', startAt: now - 100, stopAt: now + 100 }
const late: HomeAd = { ...shown, stopAt: now }
const closed: HomeAd = { ...shown, kind: 'closed', closedBy: 'owner' }
const closedByStaff: HomeAd = { ...closed, closedBy: 'moderator' }
const expired: HomeAd = { ...late, kind: 'closed', closedBy: 'clock' }

describe('refusals', () => {
  test.each<[HomeAdEvent, readonly HomeAdActor[]]>([
    [buy(2), [moderator, clock]],
    [{ kind: 'show' }, [clock]],
    [{ kind: 'close' }, [clock]],
    [{ kind: 'expire' }, [owner, moderator]],
  ])('%o belongs to its party', (event, others) => {
    for (const actor of others) {
      expect(refusalOf(() => next(shown, event, actor, now))).toEqual({
        code: 'AD_WRONG_PARTY',
        details: { event: event.kind },
      })
    }
  })

  test.each<[string, HomeAd, HomeAdEvent, HomeAdActor, string, object]>([
    ['showing what was not bought', homeAdNotBought, { kind: 'show' }, owner, 'AD_NOT_BOUGHT', {}],
    ['closing what was not bought', homeAdNotBought, { kind: 'close' }, moderator, 'AD_NOT_BOUGHT', {}],
    ['expiring what was not bought', homeAdNotBought, { kind: 'expire' }, clock, 'AD_NOT_BOUGHT', {}],
    ['showing twice', shown, { kind: 'show' }, owner, 'AD_ALREADY_SHOWN', {}],
    ['closing twice', closed, { kind: 'close' }, owner, 'AD_ALREADY_CLOSED', {}],
    ['showing what staff closed', closedByStaff, { kind: 'show' }, owner, 'AD_CLOSED_BY_STAFF', {}],
    ['renewing what staff closed', closedByStaff, buy(2), owner, 'AD_CLOSED_BY_STAFF', {}],
    ['showing at the end of its time', { ...closed, stopAt: now }, { kind: 'show' }, owner, 'AD_EXPIRED', {}],
    ['expiring early', shown, { kind: 'expire' }, clock, 'AD_NOT_EXPIRED', { secondsLeft: 100 }],
    ['expiring twice', expired, { kind: 'expire' }, clock, 'AD_ALREADY_CLOSED', {}],
    ['no weeks', shown, buy(0), owner, 'AD_WEEKS_INVALID', { maximum: 5_200 }],
    ['more than a hundred years', shown, buy(5_201), owner, 'AD_WEEKS_INVALID', { maximum: 5_200 }],
    ['half a week', shown, buy(1.5), owner, 'AD_WEEKS_INVALID', { maximum: 5_200 }],
    ['nothing paid', shown, buy(2, money('LTC', 0n)), owner, 'AMOUNT_NOT_POSITIVE', {}],
  ])('%s', (_what, state, event, actor, code, details) => {
    expect(refusalOf(() => next(state, event, actor, now))).toEqual({ code, details })
  })
})

describe('buying', () => {
  const paid = { moves: [{ from: 'owner', to: 'platform', money: price }], note: 'homeAd.bought' }

  test.each([1, 52, 60])('%d weeks start now', (weeks) => {
    expect(next(homeAdNotBought, buy(weeks), owner, now)).toEqual({
      ...paid,
      state: { kind: 'shown', startAt: now, stopAt: now + weeks * week },
    })
  })

  test.each([shown, closed])('%# is renewed from its end, and shown', (state) => {
    expect(next(state, buy(2), owner, now)).toEqual({
      ...paid,
      state: { kind: 'shown', startAt: now - 100, stopAt: now + 100 + 2 * week },
    })
  })

  test.each([expired, late])('%# whose time is over starts anew', (state) => {
    expect(next(state, buy(2), owner, now)).toEqual({
      ...paid,
      state: { kind: 'shown', startAt: now, stopAt: now + 2 * week },
    })
  })
})

test.each([owner, moderator])('%o closes and shows', (actor) => {
  const { state } = next(shown, { kind: 'close' }, actor, now)
  expect(next(shown, { kind: 'close' }, actor, now)).toEqual({
    state: { ...shown, kind: 'closed', closedBy: actor.kind },
    moves: [],
    note: 'homeAd.closed',
  })
  expect(next(state, { kind: 'show' }, actor, now + 99)).toEqual({ state: shown, moves: [], note: 'homeAd.shown' })
})

test('staff show what they closed', () => {
  expect(next(closedByStaff, { kind: 'show' }, moderator, now).state).toEqual(shown)
})

test('the clock closes an ad at the end of its time', () => {
  expect(next(late, { kind: 'expire' }, clock, now)).toEqual({ state: expired, moves: [], note: 'homeAd.expired' })
  expect(deadlineOf(shown)).toEqual({ at: now + 100, event: { kind: 'expire' } })
  expect([homeAdNotBought, closed].map(deadlineOf)).toEqual([null, null])
})

test('visitors see it until the very second, even if the clock is late', () => {
  expect([now + 99, now + 100].map((at) => isVisible(shown, at))).toEqual([true, false])
  expect([homeAdNotBought, closed].map((state) => isVisible(state, now))).toEqual([false, false])
})

test('the clock is told how long it waits', () => {
  expect(allowedEvents(late, clock, now)).toEqual([{ event: 'expire', allowed: true }])
})

test('the numbers of the specification', () => {
  expect(homeAdWire(homeAdNotBought)).toBe(null)
  expect(homeAdWire(shown)).toEqual({ start_time: now - 100, stop_time: now + 100, status: 1 })
  expect(homeAdWire(expired)).toEqual({ start_time: now - 100, stop_time: now, status: 2 })
})
