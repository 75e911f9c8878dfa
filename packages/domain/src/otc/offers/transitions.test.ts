import { describe, expect, test } from 'vitest'
import { money, usd, type CurrencyCode, type Money } from '../../money/index.ts'
import { codeOf, refusalOf } from '../../machines/testing/refusal.ts'
import {
  allowedEvents,
  lockOf,
  next,
  otcOfferEntry,
  publishOtcOffer,
  type CancelledOtcOffer,
  type CompletedOtcOffer,
  type OtcOffer,
  type OtcOfferActor,
  type OtcOfferDraft,
  type OtcOfferEvent,
  type OtcOfferTerms,
  type ShownOtcOffer,
  type TakenDownOtcOffer,
} from './index.ts'

const now = 1_760_000_000
const usdt = (whole: number): Money<CurrencyCode> => money('USDT', BigInt(whole) * 1_000_000n)
const owner = { kind: 'owner' } as const
const moderator = { kind: 'moderator' } as const
const taker = { kind: 'taker', uid: 100_002 } as const
const order = { kind: 'order' } as const

const terms: OtcOfferTerms = {
  unitPrice: { currency: 'USDT', usdE8: 100_000_000n },
  margin: null,
  minimum: usd(1_000),
  maximum: usd(4_000),
  requirements: { registerDays: 0, goodsTrade: 0, otcTradeAmount: 0, otcMaliciousTimes: null },
}
const draft: OtcOfferDraft = { side: 'sell', ownerUid: 100_001, total: usdt(100), terms }
const sell: ShownOtcOffer = publishOtcOffer(draft).state
const buy: ShownOtcOffer = { ...sell, side: 'buy' }
const taken: ShownOtcOffer = { ...sell, remaining: usdt(60), running: usdt(40) }
const down: TakenDownOtcOffer = { ...taken, kind: 'takenDown', takenDownBy: 'owner' }
const downByStaff: TakenDownOtcOffer = { ...down, takenDownBy: 'moderator' }
const cancelled: CancelledOtcOffer = {
  ...taken,
  kind: 'cancelled',
  remaining: usdt(0),
  endedAt: now,
  cancelledBy: 'owner',
}
const over: CancelledOtcOffer = { ...cancelled, running: usdt(0) }
const completed: CompletedOtcOffer = {
  ...sell,
  kind: 'completed',
  remaining: usdt(0),
  completed: usdt(100),
  endedAt: now,
}

const take = (volume: Money<CurrencyCode>) => ({ kind: 'take', volume }) as const
const orderEnded = (volume: number, bought: number) =>
  ({ kind: 'orderEnded', volume: usdt(volume), bought: usdt(bought) }) as const
const edit = (change: Partial<OtcOfferTerms>) => ({ kind: 'edit', terms: { ...terms, ...change } }) as const

test('a published sell offer locks its total, a buy offer nothing', () => {
  const state = { ...draft, kind: 'shown', remaining: usdt(100), running: usdt(0), completed: usdt(0) }
  const moves = [{ from: 'owner', to: 'lock', money: usdt(100) }]
  expect(publishOtcOffer(draft)).toEqual({ state, moves, note: 'otcOffer.published' })
  expect(publishOtcOffer({ ...draft, side: 'buy' })).toEqual({
    state: { ...state, side: 'buy' },
    moves: [],
    note: 'otcOffer.published',
  })
})

describe('refusals', () => {
  test.each<[OtcOfferEvent, readonly OtcOfferActor[]]>([
    [{ kind: 'takeDown' }, [taker, order]],
    [{ kind: 'putUp' }, [taker, order]],
    [edit({}), [moderator, taker, order]],
    [{ kind: 'withdraw' }, [taker, order]],
    [take(usdt(10)), [owner, moderator, order]],
    [orderEnded(10, 10), [owner, moderator, taker]],
  ])('%o belongs to its party', (event, others) => {
    for (const actor of others) {
      expect(refusalOf(() => next(taken, event, actor, now))).toEqual({
        code: 'OFFER_WRONG_PARTY',
        details: { event: event.kind },
      })
    }
  })

  test.each<[string, OtcOffer, OtcOfferEvent, OtcOfferActor, string]>([
    ['taking down twice', down, { kind: 'takeDown' }, owner, 'OFFER_ALREADY_TAKEN_DOWN'],
    ['putting up what is shown', sell, { kind: 'putUp' }, owner, 'OFFER_ALREADY_SHOWN'],
    ['staff putting up what is shown', sell, { kind: 'putUp' }, moderator, 'OFFER_ALREADY_SHOWN'],
    ['putting up what staff took down', downByStaff, { kind: 'putUp' }, owner, 'OFFER_TAKEN_DOWN_BY_STAFF'],
    ['taking what is taken down', down, take(usdt(10)), taker, 'OFFER_TAKEN_DOWN'],
    ['taking one’s own', sell, take(usdt(10)), { kind: 'taker', uid: 100_001 }, 'OFFER_OWN'],
    ['taking a withdrawn offer', cancelled, take(usdt(10)), taker, 'OFFER_NOT_ONGOING'],
    ['taking a completed offer', completed, take(usdt(10)), taker, 'OFFER_NOT_ONGOING'],
    ['withdrawing twice', cancelled, { kind: 'withdraw' }, owner, 'OFFER_NOT_ONGOING'],
    ['editing a completed offer', completed, edit({}), owner, 'OFFER_NOT_ONGOING'],
    ['an order of a completed offer', completed, orderEnded(1, 1), order, 'OFFER_NOT_ONGOING'],
    ['an order of an offer without orders', sell, orderEnded(1, 1), order, 'OFFER_NOT_ONGOING'],
    ['an order of a withdrawn offer without orders', over, orderEnded(1, 1), order, 'OFFER_NOT_ONGOING'],
    [
      'an edit without a price',
      sell,
      edit({ unitPrice: { currency: 'USDT', usdE8: 0n } }),
      owner,
      'OFFER_PRICE_REQUIRED',
    ],
    ['an edit without a minimum', sell, edit({ minimum: usd(0) }), owner, 'OFFER_MINIMUM_REQUIRED'],
    [
      'an edit with a minimum above the whole',
      sell,
      edit({ minimum: usd(10_001) }),
      owner,
      'OFFER_MINIMUM_ABOVE_TOTAL',
    ],
    ['an edit without a maximum', sell, edit({ maximum: usd(0) }), owner, 'OFFER_MAXIMUM_REQUIRED'],
    [
      'an edit with a maximum below the minimum',
      sell,
      edit({ maximum: usd(999) }),
      owner,
      'OFFER_MAXIMUM_BELOW_MINIMUM',
    ],
    [
      'an edit with a maximum above the whole',
      sell,
      edit({ maximum: usd(10_001) }),
      owner,
      'OFFER_MAXIMUM_ABOVE_TOTAL',
    ],
    [
      'an edit with half a day',
      sell,
      edit({ requirements: { ...terms.requirements, registerDays: 0.5 } }),
      owner,
      'OFFER_REQUIREMENT_INVALID',
    ],
  ])('%s', (_what, state, event, actor, code) => {
    expect(refusalOf(() => next(state, event, actor, now))).toEqual({ code, details: {} })
  })

  test('taking too little, too much, nothing, or more than remains', () => {
    const almostGone = { ...sell, remaining: usdt(9), running: usdt(91) }
    expect(codeOf(() => next(sell, take(usdt(0)), taker, now))).toBe('OFFER_TAKE_QUANTITY_REQUIRED')
    expect(codeOf(() => next(sell, take(money('LTC', 1n)), taker, now))).toBe('OFFER_OTHER_CURRENCY')
    expect(codeOf(() => next({ ...sell, remaining: usdt(30) }, take(usdt(31)), taker, now))).toBe(
      'OFFER_REMAINING_TOO_SMALL',
    )
    expect(codeOf(() => next(almostGone, take(usdt(9)), taker, now))).toBe('OFFER_REMAINING_TOO_SMALL')
    for (const units of [9_990_000n, 40_000_001n]) {
      expect(refusalOf(() => next(sell, take(money('USDT', units)), taker, now))).toEqual({
        code: 'OFFER_AMOUNT_OUT_OF_RANGE',
        details: { minimum: '10.00', maximum: '40.00' },
      })
    }
  })

  test('an order that was not running, or that brought more than it took', () => {
    for (const event of [orderEnded(41, 0), orderEnded(0, 0), orderEnded(10, 11), orderEnded(10, -1)]) {
      expect(refusalOf(() => next(taken, event, order, now))).toEqual({
        code: 'STATE_CORRUPT',
        details: { machine: 'otcOffer' },
      })
    }
  })
})

test.each([owner, moderator])('%o takes an offer down and puts it up again', (actor) => {
  const step = next(taken, { kind: 'takeDown' }, actor, now)
  expect(step).toEqual({
    state: { ...taken, kind: 'takenDown', takenDownBy: actor.kind },
    moves: [],
    note: 'otcOffer.takenDown',
  })
  expect(next(step.state, { kind: 'putUp' }, actor, now)).toEqual({ state: taken, moves: [], note: 'otcOffer.putUp' })
})

test('staff put up what they took down', () => {
  expect(next(downByStaff, { kind: 'putUp' }, moderator, now).state).toEqual(taken)
})

const resize = (total: Money<CurrencyCode>) => ({ kind: 'edit', terms, total }) as const

describe('the total', () => {
  test.each([
    ['a sell offer locks more', taken, 130, 90, [{ from: 'owner', to: 'lock', money: usdt(30) }]],
    ['a sell offer gives back', down, 70, 30, [{ from: 'lock', to: 'owner', money: usdt(30) }]],
    ['a sell offer with the same total moves nothing', taken, 100, 60, []],
    ['a buy offer locks nothing', { ...taken, side: 'buy' } as const, 130, 90, []],
  ] as const)('%s', (_, state, total, remaining, moves) => {
    const step = next(state, resize(usdt(total)), owner, now)
    expect(step).toEqual({
      state: { ...state, total: usdt(total), remaining: usdt(remaining) },
      moves,
      note: 'otcOffer.edited',
    })
  })

  test.each([
    ['what orders have taken', taken, usdt(40), 'OFFER_TOTAL_BELOW_TAKEN'],
    ['nothing', sell, usdt(0), 'OFFER_TOTAL_BELOW_TAKEN'],
    ['less than the largest order is worth', sell, usdt(39), 'OFFER_MAXIMUM_ABOVE_TOTAL'],
    ['another coin', sell, money('LTC', 1n), 'OFFER_OTHER_CURRENCY'],
  ] as const)('is not %s', (_, state, total, code) => {
    expect(codeOf(() => next(state, resize(total), owner, now))).toBe(code)
  })
})

test.each([sell, down])('the owner edits %#', (state) => {
  const event = edit({ minimum: usd(10_000), maximum: usd(10_000) })
  expect(next(state, event, owner, now)).toEqual({
    state: { ...state, terms: event.terms },
    moves: [],
    note: 'otcOffer.edited',
  })
})

describe('withdrawing', () => {
  test('returns what is not tied up; running orders go on', () => {
    expect(next(down, { kind: 'withdraw' }, owner, now)).toEqual({
      state: cancelled,
      moves: [{ from: 'lock', to: 'owner', money: usdt(60) }],
      note: 'otcOffer.withdrawn',
    })
  })

  test('moves nothing for a buy offer, and nothing when all is tied up', () => {
    expect(next(buy, { kind: 'withdraw' }, moderator, now)).toMatchObject({
      state: { kind: 'cancelled', cancelledBy: 'moderator', remaining: usdt(0) },
      moves: [],
    })
    expect(next({ ...taken, remaining: usdt(0) }, { kind: 'withdraw' }, owner, now).moves).toEqual([])
  })
})

describe('taking', () => {
  test.each([10, 40])('%d coins at the limits move from remaining to running', (whole) => {
    expect(next(sell, take(usdt(whole)), taker, now)).toEqual({
      state: { ...sell, remaining: usdt(100 - whole), running: usdt(whole) },
      moves: [{ from: 'lock', to: 'order', money: usdt(whole) }],
      note: 'otcOffer.taken',
    })
  })

  test('everything that remains may be taken', () => {
    expect(next({ ...sell, remaining: usdt(10) }, take(usdt(10)), taker, now).state).toMatchObject({
      kind: 'shown',
      remaining: usdt(0),
    })
  })

  test('moves nothing for a buy offer: the taker sells own coin', () => {
    expect(next(buy, take(usdt(10)), taker, now)).toMatchObject({ state: { running: usdt(10) }, moves: [] })
  })
})

test('the clock gives back a rest below the smallest order, of an offer that anybody traded with', () => {
  const dead = { ...taken, remaining: usdt(4), running: usdt(0), completed: usdt(96) }
  const clock = { kind: 'clock' } as const
  for (const state of [dead, { ...dead, kind: 'takenDown', takenDownBy: 'owner' } as const]) {
    expect(next(state, { kind: 'returnRest' }, clock, now)).toEqual({
      state: { ...completed, completed: usdt(96), endedAt: now },
      moves: [{ from: 'lock', to: 'owner', money: usdt(4) }],
      note: 'otcOffer.restReturned',
    })
  }
  for (const state of [
    sell,
    taken,
    { ...dead, remaining: usdt(10), completed: usdt(90) },
    { ...dead, running: usdt(1) },
  ]) {
    expect(refusalOf(() => next(state, { kind: 'returnRest' }, clock, now)).code).toBe('OFFER_ALREADY_SHOWN')
  }
})

describe('an ended order', () => {
  test('counts what was bought and offers the rest again', () => {
    expect(next(taken, orderEnded(40, 15), order, now)).toEqual({
      state: { ...taken, running: usdt(0), completed: usdt(15), remaining: usdt(85) },
      moves: [{ from: 'order', to: 'lock', money: usdt(25) }],
      note: 'otcOffer.orderEnded',
    })
  })

  test('leaves a taken down offer taken down', () => {
    expect(next(down, orderEnded(10, 10), order, now)).toEqual({
      state: { ...down, running: usdt(30), completed: usdt(10) },
      moves: [],
      note: 'otcOffer.orderEnded',
    })
  })

  test('of a withdrawn offer gives the rest to the owner', () => {
    expect(next(cancelled, orderEnded(40, 15), order, now)).toEqual({
      state: { ...cancelled, running: usdt(0), completed: usdt(15) },
      moves: [{ from: 'order', to: 'owner', money: usdt(25) }],
      note: 'otcOffer.orderEnded',
    })
  })

  test('completes an offer when nothing remains and nothing runs, and not before', () => {
    const last = { ...down, remaining: usdt(0), completed: usdt(60) }
    expect(next(last, orderEnded(40, 40), order, now + 5)).toEqual({
      state: { ...completed, endedAt: now + 5 },
      moves: [],
      note: 'otcOffer.orderEnded',
    })
    expect(next(last, orderEnded(39, 39), order, now).state).toMatchObject({ kind: 'takenDown', running: usdt(1) })
    expect(next(last, orderEnded(40, 30), order, now).state).toMatchObject({ kind: 'takenDown', remaining: usdt(10) })
  })

  describe('that leaves less than the smallest order', () => {
    const rest = { ...down, remaining: usdt(4), completed: usdt(56) }

    test('is the last: the rest goes to the owner, and the offer is over', () => {
      expect(next(rest, orderEnded(40, 35), order, now)).toEqual({
        state: { ...completed, completed: usdt(91), endedAt: now },
        moves: [
          { from: 'order', to: 'owner', money: usdt(5) },
          { from: 'lock', to: 'owner', money: usdt(4) },
        ],
        note: 'otcOffer.orderEnded',
      })
    })

    test('is not the last: others may still give back', () => {
      expect(next(rest, orderEnded(30, 30), order, now).state).toMatchObject({ kind: 'takenDown', remaining: usdt(4) })
    })

    test('gives back enough: the offer is on the market again', () => {
      expect(next({ ...rest, kind: 'shown' }, orderEnded(40, 30), order, now).state).toMatchObject({
        kind: 'shown',
        remaining: usdt(14),
      })
    })

    test('brought no trade: the owner keeps the whole offer', () => {
      const dear = { ...taken, terms: { ...terms, minimum: usd(10_001) } }
      expect(next(dear, orderEnded(40, 0), order, now).state).toMatchObject({ kind: 'shown', remaining: usdt(100) })
    })
  })

  test('moves nothing for a buy offer', () => {
    expect(next({ ...buy, remaining: usdt(60), running: usdt(40) }, orderEnded(40, 0), order, now)).toEqual({
      state: buy,
      moves: [],
      note: 'otcOffer.orderEnded',
    })
  })
})

test('the lock holds what remains of a sell offer', () => {
  expect([sell, taken, cancelled, completed, buy].map((state) => lockOf(state))).toEqual(
    [100, 60, 0, 0, 0].map((whole) => usdt(whole)),
  )
})

test('a stranger sees whether the offer can be taken', () => {
  expect(allowedEvents(sell, taker, now)).toEqual([{ event: 'take', allowed: true }])
  expect(allowedEvents({ ...sell, remaining: usdt(9) }, taker, now)).toEqual([
    { event: 'take', allowed: false, reason: 'OFFER_REMAINING_TOO_SMALL', details: {} },
  ])
})

const entryOf = (state: OtcOffer, event: OtcOfferEvent, actor: OtcOfferActor) =>
  otcOfferEntry(9, state, next(state, event, actor, now).moves)

test('only what moves between owner and lock is an entry of the offer', () => {
  const lock = { kind: 'otc_offer_lock', currency: 'USDT', owner: '9' }
  const user = { kind: 'user_otc', currency: 'USDT', owner: '100001' }
  expect(otcOfferEntry(9, sell, publishOtcOffer(draft).moves)).toEqual({
    kind: 'offer_lock',
    postings: [
      { account: user, units: -100_000_000n },
      { account: lock, units: 100_000_000n },
    ],
  })
  expect(entryOf(taken, { kind: 'withdraw' }, owner)).toEqual({
    kind: 'offer_release',
    postings: [
      { account: lock, units: -60_000_000n },
      { account: user, units: 60_000_000n },
    ],
  })
  expect(entryOf(sell, take(usdt(10)), taker)).toBe(null)
  expect(entryOf(taken, orderEnded(40, 0), order)).toBe(null)
  expect(entryOf(cancelled, orderEnded(40, 0), order)).toBe(null)
  expect(entryOf(buy, { kind: 'withdraw' }, owner)).toBe(null)
})
